import webpush from 'web-push';
import type { Config } from '../config/config.ts';
import { isPushUrl } from './hosts.ts';
import { publicPushKey } from './keys.ts';
import type { Push, PushOutcome, PushSubscription, PushTopic } from './push.ts';

const TIMEOUT_MS = 10_000;
const TTL_SECONDS = 4 * 3600;
const LONGEST_WAIT_MS = 24 * 3_600_000;

type Settings = Pick<Config, 'VAPID_PRIVATE_KEY' | 'SUPPORT_EMAIL' | 'PUSH_HOSTS'>;

/** Web Push: RFC 8030 with the encryption of RFC 8291 and the VAPID signature of RFC 8292. */
export function webPush(config: Settings, timeoutMs = TIMEOUT_MS): Push {
  const vapidDetails = {
    subject: `mailto:${config.SUPPORT_EMAIL}`,
    publicKey: publicPushKey(config.VAPID_PRIVATE_KEY),
    privateKey: config.VAPID_PRIVATE_KEY,
  };

  function requestFor(to: PushSubscription, message: object, topic: PushTopic): RequestInit {
    const { headers, body } = webpush.generateRequestDetails(to, JSON.stringify(message), {
      vapidDetails,
      TTL: TTL_SECONDS,
      urgency: 'normal',
      // The newest message of a topic replaces earlier ones on every device.
      topic,
    });
    // fetch sets the length itself.
    const { 'Content-Length': _, ...rest } = headers as Record<string, string | number>;
    return {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body),
    };
  }

  return {
    send: async (to, message, topic) => {
      // Checked again, because the list of hosts may have changed since the browser subscribed.
      if (!isPushUrl(to.endpoint, config.PUSH_HOSTS)) return { kind: 'gone' };
      const request = requestFor(to, message, topic);
      try {
        // A redirect could point into our own network.
        const answer = await fetch(to.endpoint, { ...request, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
        await answer.body?.cancel();
        return outcomeOf(answer);
      } catch {
        return { kind: 'later', afterMs: 0 };
      }
    },
  };
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { kind: 'delivered' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', afterMs: waitIn(headers.get('retry-after')) };
  return { kind: 'rejected', status };
}

/** Parses `Retry-After`: seconds, or a date. */
function waitIn(header: string | null): number {
  if (header === null) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}
