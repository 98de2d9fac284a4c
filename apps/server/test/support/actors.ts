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

/** The traits of each actor. Relations between members are tested by the domains. */
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

/** Creates a new member of this kind with a session, so that tests cannot influence each other. */
export async function anActor(actor: Exclude<Actor, 'visitor'>, { db, config }: ApiUnderTest): Promise<Principal> {
  const { id } = await aMember(db, config, traits[actor]);
  return { memberId: id, deviceId: await aDevice(db, id) };
}

/** Returns the actor's token; visitors have none, and only staff have one for the console. */
async function tokenOf(actor: Actor, audience: Audience, api: ApiUnderTest): Promise<string | undefined> {
  if (actor === 'visitor') return undefined;
  const held = audience === 'staff' && traits[actor].staffRole === undefined ? 'api' : audience;
  return aToken({ audience: held, ...(await anActor(actor, api)) });
}

/** Returns the request headers of this actor. */
export async function actAs(actor: Actor, api: ApiUnderTest, audience: Audience = 'api'): Promise<Record<string, string>> {
  const token = await tokenOf(actor, audience, api);
  return token ? { authorization: `Bearer ${token}` } : {};
}
/** The response to a request or socket message. */
export interface Seen {
  status: number;
  body: unknown;
}

const MISSING_PAGE = errorCodes['resource.notFound'].status;
const LOGIN_REQUIRED = new Set(['auth.required', 'auth.chatTokenExpired']);
// Statuses for reasons other than the caller's access; they prove nothing about the policy.
const PROVES_NOTHING = new Set([403, 428, 429, 451]);

/** Translates a response to the terms of the policy; `missing` requires that it equals the response for an unknown page. */
export function accessSeen(seen: Seen, missingPage: Seen): string {
  const { code = 'no code' } = (seen.body ?? {}) as { code?: string };
  if (isDeepStrictEqual(seen, missingPage)) return 'missing';
  if (seen.status === MISSING_PAGE && code === 'resource.notFound') return 'a missing page that looks different';
  if (seen.status === 401 && LOGIN_REQUIRED.has(code)) return 'login';
  if (seen.status === 402) return 'upgrade';
  return PROVES_NOTHING.has(seen.status) || seen.status >= 500 ? `${seen.status} ${code}` : 'ok';
}
