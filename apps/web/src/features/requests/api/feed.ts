import { i18n } from '@lingui/core';
import { requests } from '@subrosa/contract/endpoints/requests';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { pagedDefaults } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';
import { keyOf, type Filter } from '../filter.ts';

export type Page = ReplyBody<typeof requests.listRequests>;
export type RequestCard = Page['requests'][number];

/** Pages are cached for a return from a post; the URLs of their pictures are valid for longer. */
const KEPT_MS = 5 * 60_000;

function queryOf({ search, kind, city, near, status, ...lists }: Filter) {
  const listed = { type: lists.types, price: lists.prices, category: lists.categories, fetish: lists.fetishes, gender: lists.genders };
  return {
    ...Object.fromEntries(Object.entries(listed).flatMap(([name, values]) => (values.length > 0 ? [[name, values.join(',')]] : []))),
    ...(search && { search }),
    ...(kind !== 'all' && { offers: kind === 'offers' ? ('true' as const) : ('false' as const) }),
    ...(near !== null && { location: 'true' as const, radius: near }),
    ...(city !== null && { city }),
    ...(status !== null && { status }),
  };
}

/** Posts page by page. Fetched once, so that Back finds the pages unchanged. */
export const feedQuery = (filter: Filter) =>
  infiniteQueryOptions({
    // Live updates refetch own posts only; the feed keeps its scroll position.
    queryKey: ['requests', filter.status === null ? 'feed' : 'own', keyOf(filter), i18n.locale],
    queryFn: ({ pageParam, signal }) =>
      silentClient.call(requests.listRequests, {
        query: { ...queryOf(filter), language: i18n.locale, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    ...pagedDefaults,
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });

/** The posts of a member, for their profile. */
export const requestsOfQuery = (memberId: string) =>
  infiniteQueryOptions({
    queryKey: ['requests', 'of', memberId, i18n.locale],
    queryFn: ({ pageParam, signal }) =>
      silentClient.call(requests.listRequestsOf, {
        params: { id: memberId },
        query: { language: i18n.locale, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    ...pagedDefaults,
  });
