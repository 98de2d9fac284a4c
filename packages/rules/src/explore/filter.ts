/** Members that a search may be limited to. */
export const userTypes = ['all', 'confidant', 'fetishist', 'premium', 'regular'] as const;

export type UserType = (typeof userTypes)[number];

export const exploreStatuses = ['online', 'traveling', 'verified'] as const;

export type ExploreStatus = (typeof exploreStatuses)[number];

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
  /** Interests on a card. */
  cardInterests: 5,
} as const;
