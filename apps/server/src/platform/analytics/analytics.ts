import type { Config } from '../config/config.ts';

/** A service that receives page views in addition to our own table. A view carries the route pattern, never a URL or a member. */
export interface Analytics {
  pageViewed(route: string): Promise<void>;
}

const ownAnalytics: Analytics = { pageViewed: async () => undefined };

/** Uses the events API of Plausible, `POST /api/event`, which other services implement too. */
function plausibleAnalytics(options: { url: string; site: string; publicUrl: string }): Analytics {
  return {
    pageViewed: async (route) => {
      const answer = await fetch(`${options.url}/api/event`, {
        method: 'POST',
        // Plausible counts visitors by IP address and browser; we send those of the server, so that it can count only views.
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
