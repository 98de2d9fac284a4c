import type { requestsRoutes } from '@subrosa/contract/requests';
import type { QueryOf } from '@subrosa/contract/route';
import { radiusBand } from '@subrosa/rules/explore/distance';
import { interestNumbersOf } from '@subrosa/rules/profiles/choices';
import { interests } from '@subrosa/rules/reference/interests';
import { requestFilter } from '@subrosa/rules/requests/bits';
import { requestLimits } from '@subrosa/rules/requests/post';
import { searchWordsOf } from '@subrosa/rules/requests/words';
import { ApiError } from '../../../platform/http/api-error.ts';

export type FeedQuery = QueryOf<(typeof requestsRoutes)['listRequests']>;

export type FeedFilter = ReturnType<typeof validateFilter>;

/** What is looked for. */
export function validateFilter(query: FeedQuery) {
  const named = interestNumbersOf(query.fetish ?? []);
  if (!named) throw new ApiError('request.invalid', { fields: { fetish: 'field.notAChoice' } });
  const inCategories = interests.filter(({ category }) => query.category?.includes(category)).map(({ number }) => number);
  // A radius is drawn around somewhere, and so is a city.
  const isNear = query.location || query.radius !== undefined || query.city !== undefined;
  // Beyond the last band it excludes nobody.
  const radius = isNear ? radiusBand(query.radius ?? requestLimits.radius) : null;
  return {
    filter: requestFilter({
      types: query.type ?? [],
      prices: query.price ?? [],
      offers: query.offers ?? null,
      genders: query.gender ?? [],
      fetishes: [...named, ...inCategories],
    }),
    words: searchWordsOf(query.search ?? ''),
    radius,
    cityId: query.city ?? null,
    status: query.status ?? null,
  };
}

/** The same for the same filter, however it was asked for: a cursor belongs to it. */
export function spellingOf({ filter: { masks, fetishes }, words, radius, cityId, status }: FeedFilter): string {
  return JSON.stringify([Object.values(masks), fetishes, words.map(({ word, begins }) => [word, begins]), radius, cityId, status]);
}

/** As the engine reads it: all of these words. They hold letters and digits alone. */
export function tsqueryOf(words: readonly FeedFilter['words'][number][]): string | null {
  return words.length === 0 ? null : words.map(({ word, begins }) => `'${word}'${begins ? ':*' : ''}`).join(' & ');
}
