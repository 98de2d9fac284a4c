import type { Db, Tx } from '../platform/db/database.ts';

/** A member keeps another among their favourites. */
export async function aFavourite(
  db: Db | Tx,
  memberId: string,
  favouriteId: string,
  since = new Date('2026-11-13T12:00:00Z'),
): Promise<void> {
  await db.insertInto('favourite_member').values({ member_id: memberId, favourite_id: favouriteId, since }).execute();
}
