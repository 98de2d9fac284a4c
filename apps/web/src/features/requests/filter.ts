import { radii } from '@subrosa/rules/explore/filter';
import { genders, type Gender } from '@subrosa/rules/reference/choices';
import { interestCategories, type InterestCategory } from '@subrosa/rules/reference/interests';
import { opportunityTypes, requestLimits, requestStatuses, type OpportunityType, type RequestStatus } from '@subrosa/rules/requests/post';
import { priceBuckets, type PriceBucket } from '@subrosa/rules/requests/price';
import { chosenOf, listed, slugsOf, textParam } from '../../shared/search/search-params.ts';
import type { RequestSearch } from './search.ts';

/** Confidants post offers, fetishists post wishes. */
const kinds = ['all', 'offers', 'wishes'] as const;

export type Kind = (typeof kinds)[number];
export type Radius = (typeof radii)[number];

/** The filter of a search for posts. */
export type Filter = {
  search: string;
  kind: Kind;
  types: readonly OpportunityType[];
  prices: readonly PriceBucket[];
  categories: readonly InterestCategory[];
  fetishes: readonly string[];
  /** The gender of the post's owner. */
  genders: readonly Gender[];
  /** The id of the city; null stands for the viewer's own. */
  city: number | null;
  /** The radius in km. */
  near: Radius | null;
  /** Only the viewer's own posts, in this state. */
  status: RequestStatus | null;
};

export const everything: Filter = {
  search: '',
  kind: 'all',
  types: [],
  prices: [],
  categories: [],
  fetishes: [],
  genders: [],
  city: null,
  near: null,
  status: null,
};

export const SEARCH_LENGTH = 100;
export const FIRST_RADIUS: Radius = requestLimits.radius;
const MOST_FETISHES = 20;
const LARGEST_CITY = 2_147_483_647;

function cityOf(value: unknown): number | null {
  const text = textParam(value);
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_CITY ? Number(text) : null;
}

/** Parses the search of a URL that the member may have typed; ignores invalid values. */
export function filterOf(search: Record<string, unknown>): Filter {
  const city = cityOf(search['city']);
  const near = radii.find((radius) => String(radius) === textParam(search['near'])) ?? null;
  return {
    search: textParam(search['search']).trim().slice(0, SEARCH_LENGTH),
    kind: kinds.find((kind) => kind === search['show']) ?? 'all',
    types: chosenOf(opportunityTypes, search['type']),
    prices: chosenOf(priceBuckets, search['price']),
    categories: chosenOf(interestCategories, search['category']),
    fetishes: slugsOf(search['fetish'], MOST_FETISHES),
    genders: chosenOf(genders, search['gender']),
    city,
    near: city === null ? near : (near ?? FIRST_RADIUS),
    status: requestStatuses.find((status) => status === search['status']) ?? null,
  };
}

/** Serializes the filter for the URL; defaults are omitted. */
export function searchOf(filter: Filter): RequestSearch {
  const { search, kind, city, near, status } = filter;
  return {
    ...(search && { search }),
    ...(kind !== 'all' && { show: kind }),
    ...listed('type', filter.types),
    ...listed('price', filter.prices),
    ...listed('category', filter.categories),
    ...listed('fetish', filter.fetishes),
    ...listed('gender', filter.genders),
    ...(city !== null && { city }),
    ...(near !== null && { near }),
    ...(status !== null && { status }),
  };
}

/** Equal for filters that find the same posts. */
export const keyOf = (filter: Filter): string => JSON.stringify(searchOf(filter));

/** The number of active filters. */
export function countOf({ search, kind, city: _around, near, status, ...lists }: Filter): number {
  const single = [search !== '', kind !== 'all', near !== null, status !== null].filter(Boolean).length;
  return single + Object.values(lists).reduce((sum, values) => sum + values.length, 0);
}
