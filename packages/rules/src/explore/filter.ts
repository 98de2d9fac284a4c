/** Whom a search may look for. */
export const userTypes = ['all', 'confidant', 'fetishist', 'premium', 'regular'] as const;

export type UserType = (typeof userTypes)[number];

export const exploreStatuses = ['online', 'traveling', 'verified'] as const;

export type ExploreStatus = (typeof exploreStatuses)[number];

/** Distances, in km, that a search may ask for and that a card tells: never anything finer. */
export const distanceBands = [10, 25, 50, 100, 250, 500, 1000] as const;

export type DistanceBand = (typeof distanceBands)[number];

export const radii = [10, 25, 50, 100, 250] as const satisfies readonly DistanceBand[];

/** How lately a member was here, in words that name no hour. */
export const presences = ['online', 'today', 'week', 'month'] as const;

export type Presence = (typeof presences)[number];

export const exploreLimits = {
  /** Members a page. */
  page: 10,
  mostAtOnce: 30,
  /** How far the page counter reaches; the cursor has no end. */
  rows: 1000,
  interests: 20,
  /** Shown on a card. */
  cardInterests: 5,
} as const;
