import type { Db, Tx } from '../../src/platform/db/database.ts';

/** Adds a member to another's favourites. */
export async function aFavourite(
  db: Db | Tx,
  memberId: string,
  favouriteId: string,
  createdAt = new Date('2026-11-13T12:00:00Z'),
): Promise<void> {
  await db.insertInto('favourite_member').values({ member_id: memberId, favourite_id: favouriteId, created_at: createdAt }).execute();
}

/** Adds a post to a member's favourites, unless it is one already. */
export async function aFavouriteRequest(db: Db | Tx, memberId: string, postId: string): Promise<void> {
  const row = { member_id: memberId, post_id: postId, created_at: new Date('2026-11-13T12:00:00Z') };
  await db
    .insertInto('favourite_request')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
