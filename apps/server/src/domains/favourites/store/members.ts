import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { removeFavouriteRequestsBetween } from './requests.ts';

/** Locks the member's row, so that a concurrent block by or of this member runs before or after the change. */
export async function lockOwner(tx: Tx, memberId: string): Promise<void> {
  await sql`SELECT FROM member WHERE id = ${memberId} FOR NO KEY UPDATE`.execute(tx);
}

/** Returns false if the member was a favourite already. */
export async function addFavourite(
  tx: Tx,
  { memberId, favouriteId, createdAt }: { memberId: string; favouriteId: string; createdAt: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('favourite_member')
    .values({ member_id: memberId, favourite_id: favouriteId, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['member_id', 'favourite_id']).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function removeFavourite(tx: Tx, memberId: string, favouriteId: string): Promise<void> {
  await tx.deleteFrom('favourite_member').where('member_id', '=', memberId).where('favourite_id', '=', favouriteId).execute();
}

/** Deletes the favourites of both members among each other and each other's posts. */
export async function removeFavouritesBetween(tx: Tx, one: string, other: string): Promise<void> {
  await removeFavourite(tx, one, other);
  await removeFavourite(tx, other, one);
  await removeFavouriteRequestsBetween(tx, one, other);
}
