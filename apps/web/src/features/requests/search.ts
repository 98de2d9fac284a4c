import { namedParts } from '../../shared/search/search-params.ts';

const names = ['search', 'show', 'type', 'price', 'category', 'fetish', 'gender', 'city', 'near', 'status'] as const;

/** A filter in the address; what is not asked for is left out. */
export type RequestSearch = Partial<Record<(typeof names)[number], string | number>>;

export const requestSearchOf = (params: Record<string, unknown>): RequestSearch => namedParts(names, params);
