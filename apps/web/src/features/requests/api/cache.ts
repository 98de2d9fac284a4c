import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page, RequestCard } from './feed.ts';
import { requestQuery, type RequestView } from './request.ts';

type VersionedRequest = { body: RequestView; version: string | undefined };

const LISTS = [
  ['requests', 'feed'],
  ['requests', 'own'],
  ['requests', 'of'],
  ['favourites', 'requests'],
];

/** Updates a post in all cached lists that contain it. */
export function changeCards(queryClient: QueryClient, id: string, change: Partial<Pick<RequestCard, 'favourite'>>): void {
  const changed = <Card extends { id: string }>(card: Card): Card => (card.id === id ? { ...card, ...change } : card);
  for (const queryKey of LISTS) {
    queryClient.setQueriesData<InfiniteData<Page>>(
      { queryKey },
      (cached) => cached && { ...cached, pages: cached.pages.map((page) => ({ ...page, requests: page.requests.map(changed) })) },
    );
  }
  queryClient.setQueriesData<{ requests: RequestCard[] }>(
    { queryKey: ['requests', 'next'] },
    (cached) => cached && { requests: cached.requests.map(changed) },
  );
  queryClient.setQueriesData<VersionedRequest>(
    { queryKey: ['requests', 'details'] },
    (cached) => cached && { ...cached, body: changed(cached.body) },
  );
}

/** Caches the server's response about an own post and invalidates every list. */
export async function cacheRequest(queryClient: QueryClient, { body, version }: VersionedRequest): Promise<void> {
  const { queryKey } = requestQuery(body.id);
  queryClient.setQueryData(queryKey, { body, version });
  if (version === undefined) await queryClient.invalidateQueries({ queryKey });
  await clearLists(queryClient);
}

/** A post was created, changed or deleted: removes lists that are not on the screen from the cache. */
export async function clearLists(queryClient: QueryClient): Promise<void> {
  for (const queryKey of LISTS) queryClient.removeQueries({ queryKey, type: 'inactive' });
  queryClient.removeQueries({ queryKey: ['requests', 'next'], type: 'inactive' });
  await Promise.all(
    [
      ['requests', 'own'],
      ['requests', 'of'],
      ['requests', 'quota'],
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** Own posts changed elsewhere: refetches what is on the screen, except the feed, which keeps its scroll position. */
export async function invalidateRequests(queryClient: QueryClient): Promise<void> {
  await Promise.all([clearLists(queryClient), queryClient.invalidateQueries({ queryKey: ['requests', 'details'] })]);
}
