import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Returns false if the post was a favourite already. */
export async function addFavouriteRequest(
  tx: Tx,
  { memberId, requestId, createdAt }: { memberId: string; requestId: string; createdAt: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('favourite_request')
    .values({ member_id: memberId, post_id: requestId, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['member_id', 'post_id']).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function removeFavouriteRequest(tx: Tx, memberId: string, requestId: string): Promise<void> {
  await tx.deleteFrom('favourite_request').where('member_id', '=', memberId).where('post_id', '=', requestId).execute();
}

/** Deletes the favourites of both members among each other's posts. */
export async function removeFavouriteRequestsBetween(tx: Tx, one: string, other: string): Promise<void> {
  await sql`
    DELETE FROM favourite_request f USING request_post p
    WHERE p.id = f.post_id AND ((f.member_id = ${one} AND p.member_id = ${other}) OR (f.member_id = ${other} AND p.member_id = ${one}))`.execute(
    tx,
  );
}
