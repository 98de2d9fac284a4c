import type { exploreRoutes } from '@subrosa/contract/explore';
import type { QueryOf } from '@subrosa/contract/route';
import { bitFilter } from '@subrosa/rules/explore/bits';
import { roleAndPlanOf } from '@subrosa/rules/explore/filter';
import { radiusBand } from '@subrosa/rules/explore/distance';
import { searchText } from '@subrosa/rules/explore/text';
import { interestNumbersOf } from '@subrosa/rules/profiles/choices';
import { ApiError } from '../../../platform/http/api-error.ts';

export type SearchQuery = QueryOf<(typeof exploreRoutes)['searchMembers']>;

type Filter = ReturnType<typeof validateFilter>;

/** Identifies a search, however its parameters were written. A cursor is bound to it. */
export function filterKey({ filter: { mask, marks, genders, low, high, tokens }, text, online, reach, radius }: Filter): string {
  return [mask, marks, genders, low, high, tokens.ages, tokens.languages, tokens.whereabouts, online, reach, radius, text].join(' ');
}

/** Converts the parameters of a search. */
export function validateFilter(query: SearchQuery) {
  const interests = interestNumbersOf(query.interests ?? []);
  if (!interests) throw new ApiError('request.invalid', { fields: { interests: 'field.notAChoice' } });
  const statuses = query.status ?? [];
  // A radius requires a centre, so it implies nearest first.
  const radius = query.radius === undefined ? null : radiusBand(query.radius);
  const near = query.location || query.radius !== undefined;
  return {
    filter: bitFilter({
      ...roleAndPlanOf(query.user_type, query.plan),
      genders: query.gender ?? [],
      statuses,
      interests: interests.toSorted((one, other) => one - other),
      ages: query.age ?? [],
      languages: query.languages ?? [],
      cityId: query.city ?? null,
    }),
    ages: query.age ?? [],
    text: searchText(query.search),
    online: statuses.includes('online'),
    reach: near ? (radius === null ? 'anywhere' : 'within') : 'nowhere',
    radius,
  } as const;
}
