import { exploreLimits, exploreStatuses, radii, userTypes, type ExploreStatus, type UserType } from '@subrosa/rules/explore/filter';
import { genders, type Gender } from '@subrosa/rules/reference/choices';
import { chosenOf, listed, slugsOf, textParam } from '../../shared/search/search-params.ts';
import type { ExploreSearch } from './search.ts';

type Radius = (typeof radii)[number];

/** Nearest first: at any distance, or within a radius in km. */
export type Near = 'any' | Radius;

/** The filter of a search for members. */
export type Filter = {
  who: UserType;
  name: string;
  genders: readonly Gender[];
  interests: readonly string[];
  near: Near | null;
  statuses: readonly ExploreStatus[];
};

export const everybody: Filter = { who: 'all', name: '', genders: [], interests: [], near: null, statuses: [] };

export const NAME_LENGTH = 30;

/** Parses the search of a URL that the member may have typed; ignores invalid values. */
export function filterOf(search: Record<string, unknown>): Filter {
  const near = search['near'] === 'any' ? 'any' : radii.find((radius) => String(radius) === textParam(search['near']));
  return {
    who: userTypes.find((type) => type === search['who']) ?? 'all',
    name: textParam(search['name']).trim().slice(0, NAME_LENGTH),
    genders: chosenOf(genders, search['gender']),
    interests: slugsOf(search['interests'], exploreLimits.interests),
    near: near ?? null,
    statuses: chosenOf(exploreStatuses, search['status']),
  };
}

/** Serializes the filter for the URL; defaults are omitted. */
export function searchOf({ who, name, genders: chosenGenders, interests, near, statuses }: Filter): ExploreSearch {
  return {
    ...(who !== 'all' && { who }),
    ...(name && { name }),
    ...listed('gender', chosenGenders),
    ...listed('interests', interests),
    ...(near !== null && { near }),
    ...listed('status', statuses),
  };
}

/** Equal for filters that find the same members. */
export const keyOf = (filter: Filter): string => JSON.stringify(searchOf(filter));

/** The number of active filters. */
export function countOf({ who, name, genders: chosenGenders, interests, near, statuses }: Filter): number {
  const single = [who !== 'all', name !== '', near !== null].filter(Boolean).length;
  return single + chosenGenders.length + interests.length + statuses.length;
}

/** Members without premium can see these filters but not use them. */
export function withoutPremiumParts(filter: Filter): Filter {
  return { ...filter, near: null, statuses: filter.statuses.filter((status) => status === 'verified') };
}
