import type { Db, Tx } from '../../src/platform/db/database.ts';

/** A member keeps another among their favourites. */
export async function aFavourite(
  db: Db | Tx,
  memberId: string,
  favouriteId: string,
  since = new Date('2026-11-13T12:00:00Z'),
): Promise<void> {
  await db.insertInto('favourite_member').values({ member_id: memberId, favourite_id: favouriteId, since }).execute();
}

/** A member keeps a post among their favourites; also where they did before. */
export async function aFavouriteRequest(db: Db | Tx, memberId: string, postId: string): Promise<void> {
  const row = { member_id: memberId, post_id: postId, since: new Date('2026-11-13T12:00:00Z') };
  await db
    .insertInto('favourite_request')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
