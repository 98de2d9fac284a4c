import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { matching, type HashList, type HashListMatch } from './hash-list.ts';

interface Service {
  url: string;
  token: string | undefined;
  /** Banks of known CSAM. */
  csamBanks: readonly string[];
  timeoutMilliseconds: number;
}

export function hashListOf(config: Config): HashList {
  return hasherMatcherActioner({
    url: config.HASH_LIST_URL,
    token: config.HASH_LIST_TOKEN,
    csamBanks: config.HASH_LIST_CSAM_BANKS,
    timeoutMilliseconds: 10_000,
  });
}

// Matches by bank; the service sends the distance as a string.
const matchResponse = z.record(z.string(), z.array(z.object({ distance: z.coerce.number().int().min(0) })));

/** Hasher-Matcher-Actioner, https://facebook.github.io/ThreatExchange/hma/api.html: `GET /m/lookup?signal_type=pdq&signal=…`. */
export function hasherMatcherActioner({ url, token, csamBanks, timeoutMilliseconds }: Service): HashList {
  return {
    match: async (pdq, quality) => {
      if (quality <= matching.qualityAbove) return null;
      const answer = await fetch(`${url}/m/lookup?${new URLSearchParams({ signal_type: 'pdq', signal: pdq }).toString()}`, {
        // The service has no authentication of its own; the token is for a proxy in front of it.
        headers: token ? { authorization: `Bearer ${token}` } : {},
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (!answer.ok) throw new Error(`the hash list answered ${answer.status}`);
      return gravest(matchResponse.parse(await answer.json()), csamBanks);
    },
  };
}

/** Returns the nearest match, but any match of a CSAM bank before all others. */
function gravest(banks: z.output<typeof matchResponse>, csamBanks: readonly string[]): HashListMatch | null {
  const all = Object.entries(banks).flatMap(([list, matches]) =>
    matches.map(({ distance }) => ({ list, distance, isCsam: csamBanks.includes(list) })),
  );
  const near = all.filter(({ distance }) => distance <= matching.mostDistance);
  return near.toSorted((one, other) => Number(other.isCsam) - Number(one.isCsam) || one.distance - other.distance)[0] ?? null;
}
