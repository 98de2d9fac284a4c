import { isDeepStrictEqual } from 'node:util';
import { refusals } from '@subrosa/contract/refusals';
import type { Actor } from '../platform/http/policy.ts';
import type { Audience } from '../platform/tokens/tokens.ts';
import { aToken } from './tokens.ts';

/** The token that this actor carries; a visitor has none. */
// There are no accounts yet: every member is a fresh id, and the accounts work makes each one real.
export async function tokenOf(actor: Actor, audience: Audience): Promise<string | undefined> {
  return actor === 'visitor' ? undefined : aToken({ audience });
}

/** The headers with which this actor calls. */
export async function actAs(actor: Actor, audience: Audience = 'api'): Promise<Record<string, string>> {
  const token = await tokenOf(actor, audience);
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** An answer, of a call or of a socket message. */
export interface Seen {
  status: number;
  body: unknown;
}

const MISSING_PAGE = refusals['page.missing'].status;
// Refused for other reasons than who asks, before or besides the policy: such an answer proves nothing about it.
const PROVES_NOTHING = new Set([403, 428, 429, 451]);

/** How an answer reads in the words of the policy; `missing` only where nothing tells it from a page that does not exist. */
export function accessSeen(seen: Seen, missingPage: Seen): string {
  const { code = 'no code' } = (seen.body ?? {}) as { code?: string };
  if (isDeepStrictEqual(seen, missingPage)) return 'missing';
  if (seen.status === MISSING_PAGE && code === 'page.missing') return 'a missing page that looks different';
  if (seen.status === 401) return 'login';
  if (seen.status === 402) return 'upgrade';
  return PROVES_NOTHING.has(seen.status) || seen.status >= 500 ? `${seen.status} ${code}` : 'ok';
}
