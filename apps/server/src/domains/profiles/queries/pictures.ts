import type { Db, Tx } from '../../../platform/db/database.ts';

export type PicturePurpose = 'profile_photo' | 'cover';

/** The owner and purpose of an upload that is not removed. */
export async function findUpload(db: Db | Tx, mediaId: string) {
  return db
    .selectFrom('media')
    .select(['owner_id', 'purpose'])
    .where('id', '=', mediaId)
    .where('state', '<>', 'removed')
    .executeTakeFirst();
}

/** A member's pictures of one purpose that may be removed; with `before`, only those that were uploaded before that one. */
export async function listPictures(db: Db | Tx, ownerId: string, purpose: PicturePurpose, before?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('state', 'in', ['scanned', 'pending_review', 'published', 'rejected'])
    // Media that match the hash list are kept until staff decide.
    .where((eb) => eb.or([eb('reason', 'is', null), eb('reason', '<>', 'known')]))
    .$if(before !== undefined, (query) =>
      query.where('id', '<>', before ?? '').where('started_at', '<=', ({ selectFrom }) =>
        selectFrom('media as chosen')
          .select('chosen.started_at')
          .where('chosen.id', '=', before ?? ''),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function isSelected(db: Db | Tx, memberId: string, mediaId: string): Promise<boolean> {
  const row = await db
    .selectFrom('profile')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('photo_id', '=', mediaId), eb('cover_id', '=', mediaId)]))
    .executeTakeFirst();
  return row !== undefined;
}
