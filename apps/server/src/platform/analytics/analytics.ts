import type { Config } from '../config/config.ts';

/** Where page views go besides our own table. They carry the pattern of a route, never an address or a person. */
export interface Analytics {
  pageViewed(route: string): Promise<void>;
}

const ownAnalytics: Analytics = { pageViewed: async () => undefined };

/** Plausible's events API, which others speak too: `POST /api/event`. */
function plausibleAnalytics(options: { url: string; site: string; publicUrl: string }): Analytics {
  return {
    pageViewed: async (route) => {
      const answer = await fetch(`${options.url}/api/event`, {
        method: 'POST',
        // Plausible counts visitors by address and browser; we give it ours, so that it can count views only.
        headers: { 'content-type': 'application/json', 'user-agent': 'subrosa' },
        body: JSON.stringify({ name: 'pageview', domain: options.site, url: options.publicUrl + route }),
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
      if (!answer.ok) throw new Error(`the analytics provider answered ${answer.status}`);
    },
  };
}

export function analyticsOf({ ANALYTICS_PROVIDER, PLAUSIBLE_URL, PLAUSIBLE_SITE, PUBLIC_URL }: Config): Analytics {
  if (ANALYTICS_PROVIDER === 'own' || !PLAUSIBLE_URL || !PLAUSIBLE_SITE) return ownAnalytics;
  return plausibleAnalytics({ url: PLAUSIBLE_URL, site: PLAUSIBLE_SITE, publicUrl: PUBLIC_URL });
}
