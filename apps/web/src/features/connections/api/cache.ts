import type { ConnectionView } from '@subrosa/contract/connections/schemas';
import type { MemberCard } from '@subrosa/contract/explore';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import type { ConnectionState } from '@subrosa/rules/connections/changes';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type Pages<Item> = InfiniteData<{ users: readonly Item[] }>;
type Row = { member: MemberCard };
type Post = { poster: MemberCard };

/** The first parts of the query keys of all data that contains a member's relation to the viewer. */
const PROFILES = ['profiles', 'profile'];
const CARDS = [
  ['explore', 'search'],
  ['favourites', 'list'],
];
const LISTS = ['connections', 'list'];
const POSTS = ['requests', 'details'];

/** Updates the viewer's relation to a member in all cached queries. */
export function putConnectionState(queryClient: QueryClient, memberId: string, relation: ConnectionState): void {
  const changed = (card: MemberCard): MemberCard => (card.id === memberId ? { ...card, relation } : card);
  for (const queryKey of CARDS) {
    queryClient.setQueriesData<Pages<MemberCard>>({ queryKey }, (cached) => cached && inPages(cached, changed));
  }
  queryClient.setQueriesData<Pages<Row>>(
    { queryKey: LISTS },
    (cached) => cached && inPages(cached, (row) => ({ ...row, member: changed(row.member) })),
  );
  // Galleries are cached under the same first key.
  queryClient.setQueriesData<ProfileView>({ queryKey: PROFILES }, (cached) =>
    cached && 'relation' in cached && cached.id === memberId ? { ...cached, relation } : cached,
  );
  queryClient.setQueriesData<{ body: Post }>(
    { queryKey: POSTS },
    (cached) => cached && { ...cached, body: { ...cached.body, poster: changed(cached.body.poster) } },
  );
  queryClient.setQueryData<ConnectionView>(['connections', 'state', memberId], (cached) => cached && { ...cached, state: relation });
}

function inPages<Item>(cached: Pages<Item>, change: (item: Item) => Item): Pages<Item> {
  return { ...cached, pages: cached.pages.map((page) => ({ ...page, users: page.users.map(change) })) };
}

/** Refetches what is on the screen; the list of all members keeps its scroll position. */
export async function invalidateConnections(queryClient: QueryClient): Promise<void> {
  await Promise.all([['connections'], ['favourites'], PROFILES, POSTS].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** After a block, no cached data may show the member, first of all the list of all members, to which the viewer is redirected. */
export function clearSearches(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: ['explore'] });
}

export function clearMembers(queryClient: QueryClient): void {
  for (const queryKey of [['connections'], ['favourites'], ['requests'], PROFILES]) queryClient.removeQueries({ queryKey });
}
