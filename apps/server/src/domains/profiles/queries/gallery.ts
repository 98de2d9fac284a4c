import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { PictureRow } from './profiles.ts';

/** The gallery in its order, including items that are not published. */
export async function listOwnGallery(db: Db | Tx, memberId: string): Promise<{ mediaId: string; caption: string }[]> {
  return db
    .selectFrom('gallery_item')
    .select(['media_id as mediaId', 'caption'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .orderBy('media_id')
    .execute();
}

export async function isInGallery(db: Db | Tx, memberId: string, mediaId: string): Promise<boolean> {
  const row = await db
    .selectFrom('gallery_item')
    .innerJoin('media', 'media.id', 'gallery_item.media_id')
    .select('media.id')
    .where('media_id', '=', mediaId)
    .where('member_id', '=', memberId)
    .where('state', '<>', 'removed')
    .executeTakeFirst();
  return row !== undefined;
}

export interface GalleryPosition {
  position: number;
  mediaId: string;
}

type GalleryRow = GalleryPosition & { caption: string; media: Omit<PictureRow, 'placeholder'> & { placeholder: Buffer | null } };

interface Row {
  position: number;
  caption: string;
  id: string;
  generation: number;
  kind: 'image' | 'video';
  width: number;
  height: number;
  duration_ms: number | null;
  placeholder: Buffer | null;
}

/** The published items after a position, in the owner's order. */
export async function listGallery(db: Db, memberId: string, after: GalleryPosition | null, limit: number): Promise<GalleryRow[]> {
  const following = after ? sql`AND (g.position, g.media_id) > (${after.position}, ${after.mediaId}::uuid)` : sql``;
  const { rows } = await sql<Row>`
    SELECT g.position, g.caption, i.id, i.generation, i.kind, i.width, i.height, i.duration_ms, i.placeholder
    FROM gallery_item g JOIN media i ON i.id = g.media_id AND i.state = 'published'
    WHERE g.member_id = ${memberId} ${following}
    ORDER BY g.position, g.media_id LIMIT ${limit}`.execute(db);
  return rows.map(({ position, caption, ...media }) => ({ position, mediaId: media.id, caption, media }));
}

/** The owner of the requested gallery. Returns nothing for staff without a profile. */
export async function findOwner(db: Db, username: string) {
  return db
    .selectFrom('member')
    .innerJoin('member_settings', 'member_settings.member_id', 'member.id')
    .leftJoin('profile', 'profile.member_id', 'member.id')
    .select(['member.id', 'state', 'private_account'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where((eb) => eb.or([eb('staff_role', 'is', null), eb('profile.member_id', 'is not', null)]))
    .executeTakeFirst();
}
