const names = ['search', 'show', 'type', 'price', 'category', 'fetish', 'gender', 'city', 'near', 'status'] as const;

/** A filter in the address; what is not asked for is left out. */
export type RequestSearch = Partial<Record<(typeof names)[number], string | number>>;

/** What of an address may be about posts; whether it makes sense is read by the page, which knows the words. */
export function requestSearchOf(search: Record<string, unknown>): RequestSearch {
  return Object.fromEntries(names.flatMap((name) => (['string', 'number'].includes(typeof search[name]) ? [[name, search[name]]] : [])));
}
