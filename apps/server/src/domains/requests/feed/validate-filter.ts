import type { requestsRoutes } from '@subrosa/contract/requests';
import type { QueryOf } from '@subrosa/contract/route';
import { radiusBand } from '@subrosa/rules/explore/distance';
import { interestNumbersOf } from '@subrosa/rules/profiles/choices';
import { interests } from '@subrosa/rules/reference/interests';
import { requestFilter } from '@subrosa/rules/requests/bits';
import { requestLimits } from '@subrosa/rules/requests/post';
import { searchWordsOf, type SearchWord } from '@subrosa/rules/requests/words';
import { ApiError } from '../../../platform/http/api-error.ts';

export type FeedQuery = QueryOf<(typeof requestsRoutes)['listRequests']>;

export type FeedFilter = ReturnType<typeof validateFilter>;

/** Converts the parameters of a search. */
export function validateFilter(query: FeedQuery) {
  const named = interestNumbersOf(query.fetish ?? []);
  if (!named) throw new ApiError('request.invalid', { fields: { fetish: 'field.notAChoice' } });
  const inCategories = interests.filter(({ category }) => query.category?.includes(category)).map(({ number }) => number);
  // Both a radius and a city imply a search by distance.
  const isNear = query.location || query.radius !== undefined || query.city !== undefined;
  // Beyond the last band the radius excludes no posts.
  const radius = isNear ? radiusBand(query.radius ?? requestLimits.radius) : null;
  return {
    filter: requestFilter({
      types: query.type ?? [],
      prices: query.price ?? [],
      offers: query.offers ?? null,
      genders: query.gender ?? [],
      fetishes: [...named, ...inCategories],
    }),
    searchWords: searchWordsOf(query.search ?? ''),
    radius,
    cityId: query.city ?? null,
    status: query.status ?? null,
  };
}

/** Identifies a filter, however its parameters were written. A cursor is bound to it. */
export function spellingOf({ filter: { masks, fetishes }, searchWords, radius, cityId, status }: FeedFilter): string {
  return JSON.stringify([Object.values(masks), fetishes, searchWords.map(({ word, begins }) => [word, begins]), radius, cityId, status]);
}

/** In the syntax of tsquery: all of these words, or what each could mean. They contain only alphanumeric characters. */
export function tsqueryOf(searchWords: readonly SearchWord[]): string | null {
  const either = ({ word, begins, others = [] }: SearchWord) => [word, ...others].map((one) => `'${one}'${begins ? ':*' : ''}`).join(' | ');
  return searchWords.length === 0 ? null : searchWords.map((sought) => `(${either(sought)})`).join(' & ');
}
