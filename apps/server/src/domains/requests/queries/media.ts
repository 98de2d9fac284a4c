import type { Db, Tx } from '../../../platform/db/database.ts';

/** All items of a post, in order. */
export async function listMediaIds(db: Db | Tx, postId: string): Promise<string[]> {
  const rows = await db.selectFrom('request_media').select('media_id').where('post_id', '=', postId).orderBy('position').execute();
  return rows.map(({ media_id }) => media_id);
}

/** The post of each of these items. */
export async function listPostsOf(db: Db | Tx, mediaIds: readonly string[]): Promise<Map<string, string>> {
  if (mediaIds.length === 0) return new Map();
  const rows = await db.selectFrom('request_media').select(['media_id', 'post_id']).where('media_id', 'in', mediaIds).execute();
  return new Map(rows.map(({ media_id, post_id }) => [media_id, post_id]));
}

/** The published items of a post, in order, which all its viewers may see. */
export async function listVisibleMedia(db: Db | Tx, postId: string) {
  const rows = await db
    .selectFrom('request_media')
    .innerJoin('media', 'media.id', 'media_id')
    .select(['id', 'generation', 'width', 'height', 'duration_ms', 'placeholder'])
    .select((row) => row.ref('kind').$castTo<'image' | 'video'>().as('kind'))
    .where('post_id', '=', postId)
    .where('state', '=', 'published')
    .orderBy('position')
    .execute();
  return rows.flatMap(({ width, height, ...item }) => (width === null || height === null ? [] : [{ ...item, width, height }]));
}
