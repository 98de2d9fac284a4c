import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Appends to the owner's gallery. Two concurrent items may get one position; then their ids decide the order. */
export async function addToGallery(tx: Tx, memberId: string, mediaId: string): Promise<void> {
  const position = sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM gallery_item WHERE member_id = ${memberId})`;
  await tx
    .insertInto('gallery_item')
    .values({ media_id: mediaId, member_id: memberId, position })
    .onConflict((conflict) => conflict.column('media_id').doNothing())
    .execute();
}

/** The ids of a gallery in their order, locked against a concurrent change of the order. */
export async function lockGallery(tx: Tx, memberId: string): Promise<string[]> {
  // Locked in the order of ids, so that two tabs cannot deadlock.
  const rows = await tx
    .selectFrom('gallery_item')
    .select(['media_id', 'position'])
    .where('member_id', '=', memberId)
    .orderBy('media_id')
    .forUpdate()
    .execute();
  return rows.toSorted((a, b) => a.position - b.position || (a.media_id < b.media_id ? -1 : 1)).map(({ media_id }) => media_id);
}

export async function saveOrder(tx: Tx, memberId: string, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE gallery_item SET position = ordered.ordinal
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS ordered (id, ordinal)
    WHERE media_id = ordered.id AND member_id = ${memberId}`.execute(tx);
}

export async function saveCaption(tx: Tx, memberId: string, mediaId: string, caption: string): Promise<void> {
  await tx.updateTable('gallery_item').set({ caption }).where('media_id', '=', mediaId).where('member_id', '=', memberId).execute();
}
