import { accountTypes, type AccountType } from '../accounts/account-types.ts';

/** Members that a search may be limited to. */
export const userTypes = ['all', 'confidant', 'fetishist', 'premium', 'regular'] as const;

export type UserType = (typeof userTypes)[number];

/** Roles that a search may be limited to. */
export const searchRoles = ['all', ...accountTypes] as const;

export type SearchRole = (typeof searchRoles)[number];

/** Plans that a search may be limited to: members with premium, or without. */
export const searchPlans = ['all', 'premium', 'regular'] as const;

export type SearchPlan = (typeof searchPlans)[number];

/** The specification's `user_type` names either a role or a plan; a plan of its own takes precedence. */
export function roleAndPlanOf(userType: UserType, plan: SearchPlan | undefined): { role: SearchRole; plan: SearchPlan } {
  return {
    role: searchRoles.find((role) => role === userType) ?? 'all',
    plan: plan ?? searchPlans.find((one) => one === userType) ?? 'all',
  };
}

/** The role that a member usually searches for: buyers search for sellers, and sellers for buyers. */
export const otherRole = (own: AccountType): AccountType => (own === 'confidant' ? 'fetishist' : 'confidant');

export const exploreStatuses = ['online', 'traveling', 'verified'] as const;

export type ExploreStatus = (typeof exploreStatuses)[number];

/** Age bands of a search, by their first age; the last one has no end. Boundaries as in the view `member_search_source`. */
export const ageBands = ['19-24', '25-34', '35-44', '45-54', '55'] as const;

export type AgeBand = (typeof ageBands)[number];

const bandStarts = ageBands.map((band) => Number.parseInt(band, 10));

/** The band of an age; an age below the first one is in it. */
export function ageBandOf(age: number): AgeBand {
  const later = bandStarts.filter((start, index) => index > 0 && age >= start).length;
  return ageBands[later] ?? '55';
}

/** Distance bands in km, for searches and cards: never finer. */
export const distanceBands = [10, 25, 50, 100, 250, 500, 1000] as const;

export type DistanceBand = (typeof distanceBands)[number];

export const radii = [10, 25, 50, 100, 250] as const satisfies readonly DistanceBand[];

/** How recently a member was present, without an exact time. */
export const presences = ['online', 'today', 'week', 'month'] as const;

export type Presence = (typeof presences)[number];

export const exploreLimits = {
  /** Members on a page. */
  page: 10,
  mostAtOnce: 30,
  /** How far page numbers reach; cursors have no limit. */
  rows: 1000,
  interests: 20,
  languages: 10,
  /** Interests on a card. */
  cardInterests: 5,
} as const;
