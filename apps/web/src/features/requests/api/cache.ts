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

/** Every page that shows this post says at once what has become of it. */
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

/** What the service answered about one's own post is what is held, and every list asks again. */
export async function cacheRequest(queryClient: QueryClient, { body, version }: VersionedRequest): Promise<void> {
  const { queryKey } = requestQuery(body.id);
  queryClient.setQueryData(queryKey, { body, version });
  if (version === undefined) await queryClient.invalidateQueries({ queryKey });
  await clearLists(queryClient);
}

/** A post came, changed or went: lists that are not on the screen are loaded anew when they are opened. */
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

/** Something about one's own posts changed elsewhere: what is on the screen is asked for again; the feed keeps its place. */
export async function invalidateRequests(queryClient: QueryClient): Promise<void> {
  await Promise.all([clearLists(queryClient), queryClient.invalidateQueries({ queryKey: ['requests', 'details'] })]);
}
