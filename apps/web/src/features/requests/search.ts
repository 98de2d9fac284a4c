import { namedParts } from '../../shared/search/search-params.ts';

const names = ['search', 'show', 'type', 'price', 'category', 'fetish', 'gender', 'city', 'near', 'status'] as const;

/** The filter in the URL; defaults are omitted. */
export type RequestSearch = Partial<Record<(typeof names)[number], string | number>>;

export const requestSearchOf = (params: Record<string, unknown>): RequestSearch => namedParts(names, params);
