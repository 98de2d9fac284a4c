import { isDeepStrictEqual } from 'node:util';
import { errorCodes } from '@subrosa/contract/error-codes';
import type { Config } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/db/database.ts';
import type { Actor } from '../../src/platform/http/policy.ts';
import type { Audience, Principal } from '../../src/platform/tokens/tokens.ts';
import { aDevice, aMember, type MemberOptions } from './members.ts';
import { aToken } from './tokens.ts';

interface ApiUnderTest {
  readonly db: Db;
  readonly config: Config;
}

const PHONE = '+16045550123';

/** Who each actor is. Relations to the thing that is asked for come with the domains that know them. */
const traits: Record<Exclude<Actor, 'visitor'>, MemberOptions> = {
  unverified: { state: 'pending' },
  regular: {},
  premium: { plan: 3, phone: PHONE },
  verified: { plan: 2, verified: true, phone: PHONE },
  blocked: {},
  'stranger to a private account': {},
  connected: {},
  owner: { plan: 3, phone: PHONE },
  'support staff': { staffRole: 'support' },
  reviewer: { staffRole: 'reviewer' },
  moderator: { staffRole: 'moderator' },
  'safety lead': { staffRole: 'safety_lead' },
  auditor: { staffRole: 'auditor' },
  administrator: { staffRole: 'administrator' },
};

/** A member of this kind, signed in, who has done nothing yet: what one call changes, the next does not feel. */
export async function anActor(actor: Exclude<Actor, 'visitor'>, { db, config }: ApiUnderTest): Promise<Principal> {
  const { id } = await aMember(db, config, traits[actor]);
  return { memberId: id, deviceId: await aDevice(db, id) };
}

/** The token that this actor carries; a visitor has none, and only staff have one of the console. */
async function tokenOf(actor: Actor, audience: Audience, api: ApiUnderTest): Promise<string | undefined> {
  if (actor === 'visitor') return undefined;
  const held = audience === 'staff' && traits[actor].staffRole === undefined ? 'api' : audience;
  return aToken({ audience: held, ...(await anActor(actor, api)) });
}

/** The headers with which this actor calls. */
export async function actAs(actor: Actor, api: ApiUnderTest, audience: Audience = 'api'): Promise<Record<string, string>> {
  const token = await tokenOf(actor, audience, api);
  return token ? { authorization: `Bearer ${token}` } : {};
}
/** An answer, of a call or of a socket message. */
export interface Seen {
  status: number;
  body: unknown;
}

const MISSING_PAGE = errorCodes['resource.notFound'].status;
const LOGIN_REQUIRED = new Set(['auth.required', 'auth.chatTokenExpired']);
// Refused for other reasons than who asks, before or besides the policy: such an answer proves nothing about it.
const PROVES_NOTHING = new Set([403, 428, 429, 451]);

/** How an answer reads in the words of the policy; `missing` only where nothing tells it from a page that does not exist. */
export function accessSeen(seen: Seen, missingPage: Seen): string {
  const { code = 'no code' } = (seen.body ?? {}) as { code?: string };
  if (isDeepStrictEqual(seen, missingPage)) return 'missing';
  if (seen.status === MISSING_PAGE && code === 'resource.notFound') return 'a missing page that looks different';
  if (seen.status === 401 && LOGIN_REQUIRED.has(code)) return 'login';
  if (seen.status === 402) return 'upgrade';
  return PROVES_NOTHING.has(seen.status) || seen.status >= 500 ? `${seen.status} ${code}` : 'ok';
}
