import { namedParts } from '../../shared/search/search-params.ts';

const names = ['who', 'plan', 'name', 'gender', 'age', 'language', 'city', 'interests', 'near', 'status'] as const;

/** The filter in the URL; defaults are omitted. */
export type ExploreSearch = Partial<Record<(typeof names)[number], string | number>>;

export const exploreSearchOf = (params: Record<string, unknown>): ExploreSearch => namedParts(names, params);
