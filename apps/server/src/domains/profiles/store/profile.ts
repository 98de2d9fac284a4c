import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { ProfileColumns, ProfileRow } from '../queries/own.ts';

/** Returns the member's row, which is inserted if missing, and locks it against other tabs. */
export async function lockProfile(tx: Tx, memberId: string, now: Date): Promise<ProfileRow> {
  await tx
    .insertInto('profile')
    .values({ member_id: memberId, changed_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return tx.selectFrom('profile').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirstOrThrow();
}

/** Changes fields of the form. The new version makes stale changes from other tabs fail. */
export async function changeFields(tx: Tx, memberId: string, columns: ProfileColumns, now: Date): Promise<void> {
  await tx
    .updateTable('profile')
    .set({ ...columns, version: sql`version + 1`, changed_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

/** Hides the texts from others, or shows them again. Returns false if there is no profile or nothing changed. */
export async function withholdTexts(tx: Tx, memberId: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('profile')
    .set({ withheld_at: at })
    .where('member_id', '=', memberId)
    .where('withheld_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function savePicture(
  tx: Tx,
  memberId: string,
  { column, mediaId }: { column: 'photo_id' | 'cover_id'; mediaId: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('profile')
    .set({ [column]: mediaId, changed_at: now })
    .where('member_id', '=', memberId)
    .execute();
}
