import {
  ageBands,
  exploreLimits,
  exploreStatuses,
  radii,
  searchPlans,
  searchRoles,
  type AgeBand,
  type ExploreStatus,
  type SearchPlan,
  type SearchRole,
} from '@subrosa/rules/explore/filter';
import { genders, type Gender } from '@subrosa/rules/reference/choices';
import { languages, type LanguageCode } from '@subrosa/rules/reference/languages';
import { chosenOf, listed, slugsOf, textParam } from '../../shared/search/search-params.ts';
import type { ExploreSearch } from './search.ts';

type Radius = (typeof radii)[number];

/** Nearest first: at any distance, or within a radius in km. */
export type Near = 'any' | Radius;

/** The filter of a search for members. */
export type Filter = {
  who: SearchRole;
  plan: SearchPlan;
  name: string;
  genders: readonly Gender[];
  ages: readonly AgeBand[];
  languages: readonly LanguageCode[];
  /** Members in this city, whatever the distance. */
  city: number | null;
  interests: readonly string[];
  near: Near | null;
  statuses: readonly ExploreStatus[];
};

export const everybody: Filter = {
  who: 'all',
  plan: 'all',
  name: '',
  genders: [],
  ages: [],
  languages: [],
  city: null,
  interests: [],
  near: null,
  statuses: [],
};

export const NAME_LENGTH = 30;

/** Parses the search of a URL that the member may have typed; ignores invalid values. Without a role it is the `usual` one. */
export function filterOf(search: Record<string, unknown>, usual: SearchRole = 'all'): Filter {
  const near = search['near'] === 'any' ? 'any' : radii.find((radius) => String(radius) === textParam(search['near']));
  return {
    who: searchRoles.find((role) => role === search['who']) ?? usual,
    plan: searchPlans.find((plan) => plan === search['plan']) ?? 'all',
    name: textParam(search['name']).trim().slice(0, NAME_LENGTH),
    genders: chosenOf(genders, search['gender']),
    ages: chosenOf(ageBands, search['age']),
    languages: chosenOf(languages, search['language']).slice(0, exploreLimits.languages),
    city: cityIdOf(search['city']),
    interests: slugsOf(search['interests'], exploreLimits.interests),
    near: near ?? null,
    statuses: chosenOf(exploreStatuses, search['status']),
  };
}

function cityIdOf(value: unknown): number | null {
  const text = textParam(value);
  return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null;
}

/** Serializes the filter for the URL; defaults are omitted. */
export function searchOf(
  { who, plan, name, genders: chosenGenders, ages, languages: spoken, city, interests, near, statuses }: Filter,
  usual: SearchRole = 'all',
): ExploreSearch {
  return {
    ...(who !== usual && { who }),
    ...(plan !== 'all' && { plan }),
    ...(name && { name }),
    ...listed('gender', chosenGenders),
    ...listed('age', ages),
    ...listed('language', spoken),
    ...(city !== null && { city }),
    ...listed('interests', interests),
    ...(near !== null && { near }),
    ...listed('status', statuses),
  };
}

/** Equal for filters that find the same members. */
export const keyOf = (filter: Filter): string => JSON.stringify(searchOf(filter));

/** The number of active filters. */
export function countOf({
  who,
  plan,
  name,
  genders: chosenGenders,
  ages,
  languages: spoken,
  city,
  interests,
  near,
  statuses,
}: Filter): number {
  const single = [who !== 'all', plan !== 'all', name !== '', near !== null, city !== null].filter(Boolean).length;
  return single + chosenGenders.length + ages.length + spoken.length + interests.length + statuses.length;
}

/** The parts that are always visible above the results: the role and the name. */
export const visiblePartsOf = ({ who, name }: Filter): Filter => ({ ...everybody, who, name });

/** The number of active filters beside the always visible ones. */
export const furtherCountOf = (filter: Filter): number => countOf(filter) - countOf(visiblePartsOf(filter));

/** Members without premium can see these filters but not use them. */
export function withoutPremiumParts(filter: Filter): Filter {
  return { ...filter, near: null, city: null, statuses: filter.statuses.filter((status) => status === 'verified') };
}
