import type { Routes } from '@subrosa/contract/route';
import type { SocketMessages } from '@subrosa/contract/socket';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import type { Config } from '../config/config.ts';

/**
 * All kinds of callers that the authorisation matrix tests: a visitor, members with different relations to the resource, and
 * staff roles.
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

/** `ok`: the request is executed. `login` 401, `upgrade` 402, `missing` 404. */
export type Access = 'ok' | 'login' | 'upgrade' | 'missing';

export type Who = Readonly<Record<Actor, Access>>;

const all = (access: Access): Who => Object.fromEntries(actors.map((actor) => [actor, access])) as Record<Actor, Access>;

export const everyone: Who = all('ok');
/** Rejects every caller whose only credential is an access token. */
export const nobody: Who = all('login');
export const members: Who = { ...all('ok'), visitor: 'login' };

/** For resources that only their owner can access: the matrix requests one without an owner, which returns 404 to every member. */
export const ownersOnly: Who = { ...all('missing'), visitor: 'login' };
/** For a provider that calls from its own IP addresses; for all others the route returns 404. */
export const providerOnly: Who = all('missing');

const actorOf: Readonly<Record<StaffRole, Actor>> = {
  support: 'support staff',
  reviewer: 'reviewer',
  moderator: 'moderator',
  safety_lead: 'safety lead',
  auditor: 'auditor',
  administrator: 'administrator',
};

/** For these staff roles, see rules/moderation/staff.ts; for all others the route returns 404. */
export const staffWith = (roles: readonly StaffRole[]): Who => ({
  ...ownersOnly,
  ...Object.fromEntries(roles.map((role) => [actorOf[role], 'ok' as const])),
});

export interface Limit {
  points: number;
  seconds: number;
  /** What is counted: the network of the request, or the member. */
  by: 'network' | 'member';
  /** Whether requests are rejected or allowed while Redis cannot count. */
  whenBlind: 'reject' | 'allow';
}

/** For public forms: while Redis is unavailable they are closed, so that spammers cannot abuse them. */
export function perNetwork(points: number, seconds: number): Limit {
  return { points, seconds, by: 'network', whenBlind: 'reject' };
}

/** For cheap reads: they remain available while Redis is not. */
export function perNetworkReading(points: number, seconds: number): Limit {
  return { points, seconds, by: 'network', whenBlind: 'allow' };
}

/** For members from any network. Routes where guessing must stop are closed while Redis cannot count. */
export function perMember(points: number, seconds: number, whenBlind: Limit['whenBlind'] = 'allow'): Limit {
  return { points, seconds, by: 'member', whenBlind };
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Rule {
  who: Who;
  /** The caller is identified by another credential than the access token, such as the refresh token. */
  proof?: 'own';
  limit?: Limit;
  /** Only requests from these IP ranges are accepted; for all others the route returns 404. */
  from?: (config: Config) => readonly string[];
}

/** One rule for each route of a domain; a missing one is a compile error and prevents the start. */
export type Policy<Of extends Routes | SocketMessages> = Readonly<Record<keyof Of & string, Rule>>;
