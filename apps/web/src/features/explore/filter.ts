import { exploreLimits, exploreStatuses, radii, userTypes, type ExploreStatus, type UserType } from '@subrosa/rules/explore/filter';
import { genders, type Gender } from '@subrosa/rules/reference/choices';

type Radius = (typeof radii)[number];

/** Nearest first: from anywhere, or within so many km. */
export type Near = 'any' | Radius;

/** Whom a member looks for. */
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

/** The same in the address; what is not asked for is left out. Lists have dots between their words: a comma would be written as %2C. */
export type ExploreSearch = { who?: UserType; name?: string; gender?: string; interests?: string; near?: Near; status?: string };

const BETWEEN = '.';
const INTEREST = /^[a-z\d_]{1,60}$/;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const wordsOf = (value: unknown) => [...new Set(textOf(value).split(BETWEEN))];

function known<Value extends string>(choices: readonly Value[], value: unknown): Value[] {
  const asked = wordsOf(value);
  return choices.filter((choice) => asked.includes(choice));
}

/** Reads an address that somebody may have typed: what makes no sense is left out. */
export function filterOf(search: Record<string, unknown>): Filter {
  const near = search['near'] === 'any' ? 'any' : radii.find((radius) => String(radius) === textOf(search['near']));
  return {
    who: userTypes.find((type) => type === search['who']) ?? 'all',
    name: textOf(search['name']).trim().slice(0, NAME_LENGTH),
    genders: known(genders, search['gender']),
    interests: wordsOf(search['interests'])
      .filter((word) => INTEREST.test(word))
      .slice(0, exploreLimits.interests),
    near: near ?? null,
    statuses: known(exploreStatuses, search['status']),
  };
}

export function searchOf({ who, name, genders: asked, interests, near, statuses }: Filter): ExploreSearch {
  return {
    ...(who !== 'all' && { who }),
    ...(name && { name }),
    ...(asked.length > 0 && { gender: asked.join(BETWEEN) }),
    ...(interests.length > 0 && { interests: interests.join(BETWEEN) }),
    ...(near !== null && { near }),
    ...(statuses.length > 0 && { status: statuses.join(BETWEEN) }),
  };
}

export const exploreSearchOf = (search: Record<string, unknown>): ExploreSearch => searchOf(filterOf(search));

/** Equal for filters that find the same members. */
export const keyOf = (filter: Filter): string => JSON.stringify(searchOf(filter));

export const isEverybody = (filter: Filter): boolean => countOf(filter) === 0;

/** How many things a filter asks for. */
export function countOf({ who, name, genders: asked, interests, near, statuses }: Filter): number {
  const single = [who !== 'all', name !== '', near !== null].filter(Boolean).length;
  return single + asked.length + interests.length + statuses.length;
}

/** Members without premium may look at these filters, and not use them. */
export function withoutPremiumParts(filter: Filter): Filter {
  return { ...filter, near: null, statuses: filter.statuses.filter((status) => status === 'verified') };
}
