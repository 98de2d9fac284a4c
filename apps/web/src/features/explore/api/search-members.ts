import { i18n } from '@lingui/core';
import { explore } from '@subrosa/contract/endpoints/explore';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { pagedDefaults } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';
import { keyOf, type Filter } from '../filter.ts';

type MemberSearchPage = ReplyBody<typeof explore.searchMembers>;
export type MemberCard = MemberSearchPage['users'][number];

/** Pages are cached for a return from a profile; the URLs of their pictures are valid for longer. */
const KEPT_MS = 10 * 60_000;

function queryOf({ who, plan, name, genders, ages, languages, city, interests, near, statuses }: Filter) {
  return {
    user_type: who,
    ...(plan !== 'all' && { plan }),
    ...(name && { search: name }),
    ...(genders.length > 0 && { gender: genders.join(',') }),
    ...(ages.length > 0 && { age: ages.join(',') }),
    ...(languages.length > 0 && { languages: languages.join(',') }),
    ...(city !== null && { city }),
    ...(interests.length > 0 && { interests: interests.join(',') }),
    ...(near !== null && { location: 'true' as const }),
    ...(near !== null && near !== 'any' && { radius: near }),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
  };
}

/** Members page by page. Fetched once, so that Back finds the pages unchanged. The key contains the plan, which changes the results. */
export const searchQuery = (filter: Filter, premium: boolean) =>
  infiniteQueryOptions({
    queryKey: ['explore', 'search', keyOf(filter), premium, i18n.locale],
    queryFn: ({ pageParam, signal }) =>
      silentClient.call(explore.searchMembers, {
        query: { ...queryOf(filter), language: i18n.locale, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    ...pagedDefaults,
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });
