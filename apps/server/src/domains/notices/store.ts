import type { NoticeKind } from '@subrosa/rules/notices/kinds';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Tx } from '../../platform/db/database.ts';

interface NewNotice {
  id: string;
  ticket: string;
  kind: NoticeKind;
  locale: Locale;
  encryptedContent: Buffer;
  attempt: string | null;
  at: Date;
}

/** Returns false if the same attempt has stored a notice; concurrent requests wait for each other. */
export async function addNotice(tx: Tx, { id, ticket, kind, locale, encryptedContent, attempt, at }: NewNotice): Promise<boolean> {
  const added = await tx
    .insertInto('notice')
    .values({ id, ticket, kind, locale, encrypted_content: encryptedContent, attempt, received_at: at })
    .onConflict((conflict) => conflict.column('attempt').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function expectPicture(tx: Tx, id: string, { uploadId, bytes }: { uploadId: string; bytes: number }): Promise<void> {
  await tx.updateTable('notice').set({ picture: 'pending', upload_id: uploadId, picture_bytes: bytes }).where('id', '=', id).execute();
}

/** Stores the perceptual hash, or that the picture could not be decoded. */
export async function saveFingerprint(tx: Tx, id: string, fingerprint: { pdq: Buffer; quality: number } | null): Promise<void> {
  await tx
    .updateTable('notice')
    .set({
      picture: fingerprint ? 'fingerprinted' : 'unreadable',
      upload_id: null,
      pdq: fingerprint?.pdq ?? null,
      quality: fingerprint?.quality ?? null,
    })
    .where('id', '=', id)
    .where('picture', '=', 'pending')
    .execute();
}

export async function abandonPicture(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('notice').set({ picture: 'none', upload_id: null }).where('id', '=', id).where('picture', '=', 'pending').execute();
}

export async function addMedia(tx: Tx, noticeId: string, found: readonly { mediaId: string; isSelected: boolean }[]): Promise<void> {
  if (found.length === 0) return;
  await tx
    .insertInto('notice_media')
    .values(found.map(({ mediaId, isSelected }) => ({ notice_id: noticeId, media_id: mediaId, is_selected: isSelected })))
    .onConflict((conflict) =>
      conflict.columns(['notice_id', 'media_id']).doUpdateSet((eb) => ({ is_selected: eb.ref('excluded.is_selected') })),
    )
    .execute();
}

/** Deselects all media of the notice. */
export async function deselectMedia(tx: Tx, noticeId: string): Promise<void> {
  await tx.updateTable('notice_media').set({ is_selected: false }).where('notice_id', '=', noticeId).execute();
}

/** Deletes expired notices, unless their case is open. */
export async function purgeExpired(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('notice')
    .where('received_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('moderation_case').select('moderation_case.id').whereRef('subject_id', '=', 'notice.id').where('state', '=', 'open'),
        ),
      ),
    )
    .execute();
}
