import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Replaces the items of a post, in this order. */
export async function setMedia(tx: Tx, postId: string, mediaIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('request_media').where('post_id', '=', postId).execute();
  if (mediaIds.length === 0) return;
  await sql`
    INSERT INTO request_media (media_id, post_id, position)
    SELECT id, ${postId}::uuid, position - 1 FROM unnest(${mediaIds}::uuid[]) WITH ORDINALITY AS w (id, position)`.execute(tx);
}
