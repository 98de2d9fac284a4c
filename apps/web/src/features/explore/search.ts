import { namedParts } from '../../shared/search/search-params.ts';

const names = ['who', 'name', 'gender', 'interests', 'near', 'status'] as const;

/** A filter in the address; what is not asked for is left out. */
export type ExploreSearch = Partial<Record<(typeof names)[number], string | number>>;

export const exploreSearchOf = (params: Record<string, unknown>): ExploreSearch => namedParts(names, params);
