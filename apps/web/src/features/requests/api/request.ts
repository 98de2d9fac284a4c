import { i18n } from '@lingui/core';
import { requests } from '@subrosa/contract/endpoints/requests';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { isNotFound } from '../../../shared/api/is-not-found.ts';

export type RequestView = ReplyBody<typeof requests.getRequest>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** A post with its version, because another tab may edit it too. */
export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: ['requests', 'details', id.toLowerCase(), i18n.locale],
    queryFn: ({ signal }) =>
      silentClient.callWithVersion(requests.getRequest, { params: { id }, query: { language: i18n.locale }, signal }),
  });

const NEXT = 4;

export const nextQuery = (id: string) =>
  queryOptions({
    queryKey: ['requests', 'next', id.toLowerCase(), i18n.locale],
    queryFn: ({ signal }) =>
      silentClient.call(requests.listNext, { params: { id }, query: { language: i18n.locale, limit: NEXT }, signal }),
    staleTime: 60_000,
  });

/** Whether the post does not exist; when that cannot be determined now, the page shows the error. */
export async function isRequestMissing(queryClient: QueryClient, id: string): Promise<boolean> {
  if (!UUID.test(id)) return true;
  return queryClient.ensureQueryData(requestQuery(id)).then(() => false, isNotFound);
}

/** The same for an own post: members cannot edit posts of others. */
export async function isOwnRequestMissing(queryClient: QueryClient, id: string): Promise<boolean> {
  if (await isRequestMissing(queryClient, id)) return true;
  return queryClient.getQueryData(requestQuery(id).queryKey)?.body.mine === false;
}
