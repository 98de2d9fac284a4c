import type { Routes } from '@subrosa/contract/route';
import type { SocketMessages } from '@subrosa/contract/socket';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import type { Config } from '../config/config.ts';

/**
 * Everybody who may knock, as the authorisation matrix plays them. The first is a visitor; the middle ones
 * are members in some relation to the thing they ask for; the last are staff.
 */
export const actors = [
  'visitor',
  'unverified',
  'regular',
  'premium',
  'verified',
  'blocked',
  'stranger to a private account',
  'connected',
  'owner',
  'support staff',
  'reviewer',
  'moderator',
  'safety lead',
  'auditor',
  'administrator',
] as const;

export type Actor = (typeof actors)[number];

/** `ok`: the call is carried out. `login` 401, `upgrade` 402, `missing` 404: how it is refused. */
export type Access = 'ok' | 'login' | 'upgrade' | 'missing';

export type Who = Readonly<Record<Actor, Access>>;

const all = (access: Access): Who => Object.fromEntries(actors.map((actor) => [actor, access])) as Record<Actor, Access>;

export const everyone: Who = all('ok');
/** Refused to everybody who brings nothing but an access token. */
export const nobody: Who = all('login');
export const members: Who = { ...all('ok'), visitor: 'login' };

/** For things that only their owner finds: the matrix asks for one that is nobody's, and every member misses it alike. */
export const ownersOnly: Who = { ...all('missing'), visitor: 'login' };
/** For a provider that calls from its own addresses: nobody else finds it, whoever they are. */
export const providerOnly: Who = all('missing');

const actorOf: Readonly<Record<StaffRole, Actor>> = {
  support: 'support staff',
  reviewer: 'reviewer',
  moderator: 'moderator',
  safety_lead: 'safety lead',
  auditor: 'auditor',
  administrator: 'administrator',
};

/** For these roles of staff, as the table of rules/moderation/staff.ts names them; to everybody else it does not exist. */
export const staffWith = (roles: readonly StaffRole[]): Who => ({
  ...ownersOnly,
  ...Object.fromEntries(roles.map((role) => [actorOf[role], 'ok' as const])),
});

export interface Limit {
  points: number;
  seconds: number;
  /** Whom we count: the network the call comes from, or the member who calls. */
  by: 'network' | 'member';
  /** What happens while Redis cannot count. */
  whenBlind: 'refuse' | 'allow';
}

/** For forms open to everyone: better closed for a minute than a tool for spammers. */
export function perNetwork(points: number, seconds: number): Limit {
  return { points, seconds, by: 'network', whenBlind: 'refuse' };
}

/** For cheap reads: they go on while Redis is away. */
export function perNetworkReading(points: number, seconds: number): Limit {
  return { points, seconds, by: 'network', whenBlind: 'allow' };
}

/** For who is signed in, wherever they call from; `refuse` where guessing must stop while Redis cannot count. */
export function perMember(points: number, seconds: number, whenBlind: Limit['whenBlind'] = 'allow'): Limit {
  return { points, seconds, by: 'member', whenBlind };
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Rule {
  who: Who;
  /** Another proof than the access token decides who calls, such as the refresh token. */
  proof?: 'own';
  limit?: Limit;
  /** Heard only from these ranges of addresses; from any other it does not exist. */
  from?: (config: Config) => readonly string[];
}

/** One rule for each call of a domain: a call without one does not compile, and does not start. */
export type Policy<Of extends Routes | SocketMessages> = Readonly<Record<keyof Of & string, Rule>>;
