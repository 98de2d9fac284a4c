import type { RequestCard } from '@subrosa/contract/requests/schemas';
import type { MemberCard } from '@subrosa/contract/explore';
import type { Locale } from '@subrosa/rules/reference/locales';
import { requestLimits } from '@subrosa/rules/requests/post';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { listMemberCards } from '../explore/index.ts';
import { findPosts, type FoundPost } from './queries/cards.ts';
import { plainPoster, viewCard } from './view.ts';

interface CardsQuery {
  viewer: Caller;
  ids: readonly string[];
  locale: Locale;
}

/** Cards of these posts in this order, without posts that the viewer may not view. */
export async function listRequestCards(db: Db | Tx, { viewer, ids, locale }: CardsQuery, platform: ApiPlatform): Promise<RequestCard[]> {
  const posts = await findPosts(db, { viewerId: viewer.memberId, ids, locale, excerptLength: requestLimits.excerpt });
  const posters = await listPosters(db, { viewer, posts, locale }, platform);
  return posts.flatMap((post) => {
    const poster = posters.get(post.member_id);
    return poster ? [viewCard(post, { viewerId: viewer.memberId, poster, delivery: platform.delivery })] : [];
  });
}

/** The cards of the posters by id. Always includes the viewer's own. */
export async function listPosters(
  db: Db | Tx,
  { viewer, posts, locale }: { viewer: Caller; posts: readonly FoundPost[]; locale: Locale },
  platform: ApiPlatform,
): Promise<Map<string, MemberCard>> {
  const ids = [...new Set(posts.map(({ member_id }) => member_id))];
  const cards = new Map(
    (await listMemberCards(db, { viewer, ids, locale, now: platform.clock.now() }, platform)).map((card) => [card.id, card]),
  );
  const own = posts.find(({ member_id }) => member_id === viewer.memberId);
  if (own && !cards.has(own.member_id)) cards.set(own.member_id, plainPoster(own, viewer.accountType));
  return cards;
}
