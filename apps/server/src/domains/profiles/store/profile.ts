import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { ProfileColumns, ProfileRow } from '../queries/own.ts';

/** One's own row, begun where there is none yet; other tabs wait for it. */
export async function lockProfile(tx: Tx, memberId: string, now: Date): Promise<ProfileRow> {
  await tx
    .insertInto('profile')
    .values({ member_id: memberId, changed_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return tx.selectFrom('profile').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirstOrThrow();
}

/** What the form edits: other tabs that hold it learn of the change by its version. */
export async function changeFields(tx: Tx, memberId: string, columns: ProfileColumns, now: Date): Promise<void> {
  await tx
    .updateTable('profile')
    .set({ ...columns, version: sql`version + 1`, changed_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

/** Keeps the texts from others, or no more. False where there is no profile, or it was so already. */
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
