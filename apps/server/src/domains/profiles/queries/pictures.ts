import type { Db, Tx } from '../../../platform/db/database.ts';

export type PicturePurpose = 'profile_photo' | 'cover';

/** Whose it is and what for, while it is there. */
export async function findUpload(db: Db | Tx, mediaId: string) {
  return db
    .selectFrom('media')
    .select(['owner_id', 'purpose'])
    .where('id', '=', mediaId)
    .where('state', '<>', 'removed')
    .executeTakeFirst();
}

/** A member's pictures of a purpose that they may remove; with `before`, only those that were begun before that one. */
export async function listPictures(db: Db | Tx, ownerId: string, purpose: PicturePurpose, before?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('state', 'in', ['scanned', 'pending_review', 'published', 'rejected'])
    // What the hash list knows stays for staff to decide about.
    .where((eb) => eb.or([eb('reason', 'is', null), eb('reason', '<>', 'known')]))
    .$if(before !== undefined, (query) =>
      query.where('id', '<>', before ?? '').where('begun_at', '<=', ({ selectFrom }) =>
        selectFrom('media as chosen')
          .select('chosen.begun_at')
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
