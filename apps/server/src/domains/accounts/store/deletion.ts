import type { Tx } from '../../../platform/db/database.ts';

/** Marks the member as deleted: sign-ins fail and queries no longer return the member. */
export async function markDeleted(tx: Tx, memberId: string, receipt: { reference: string; at: Date }): Promise<void> {
  await tx.updateTable('member').set({ state: 'deleted' }).where('id', '=', memberId).execute();
  await tx.deleteFrom('credential').where('member_id', '=', memberId).execute();
  await tx.insertInto('erasure').values({ reference: receipt.reference, requested_at: receipt.at }).execute();
}

/**
 * Deletes the member's row, and by cascade the rows that reference it. Links and username claims have no foreign key, so they are deleted
 * here.
 */
export async function eraseMember(tx: Tx, memberId: string, receipt: { reference: string; at: Date }): Promise<void> {
  await tx.deleteFrom('email_link_token').where('subject', '=', memberId).execute();
  await tx.deleteFrom('link_mail_counter').where('subject', '=', memberId).execute();
  await tx.deleteFrom('username_claim').where('holder', '=', memberId).execute();
  await tx.deleteFrom('idempotency_key').where('scope', '=', `member:${memberId}`).execute();
  await tx.deleteFrom('member').where('id', '=', memberId).execute();
  await tx.updateTable('erasure').set({ erased_at: receipt.at }).where('reference', '=', receipt.reference).execute();
}

/** Deletes unconfirmed sign-ups with the same email address. */
export async function eraseSignUps(tx: Tx, email: string): Promise<void> {
  const gone = await tx
    .deleteFrom('sign_up')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .returning('id')
    .execute();
  for (const { id } of gone) {
    await tx.deleteFrom('email_link_token').where('subject', '=', id).execute();
    await tx.deleteFrom('link_mail_counter').where('subject', '=', id).execute();
    await tx.deleteFrom('username_claim').where('holder', '=', id).execute();
  }
}

/** Stores one export at a time, under the id of the first: a new request overwrites its file, so that no older file remains. */
export async function addExport(tx: Tx, input: { id: string; memberId: string; at: Date }): Promise<string> {
  const values = { state: 'pending', requested_at: input.at, ready_at: null, object_key: null };
  const { id } = await tx
    .insertInto('data_export')
    .values({ id: input.id, member_id: input.memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the export: a running export either finishes before its member is erased, or finds no row any more. */
export async function lockExport(tx: Tx, memberId: string): Promise<string | null> {
  const row = await tx.selectFrom('data_export').select('id').where('member_id', '=', memberId).forUpdate().executeTakeFirst();
  return row?.id ?? null;
}

/** Returns false if its member was erased. */
export async function finishExport(tx: Tx, exportId: string, made: { objectKey: string; at: Date }): Promise<boolean> {
  const finished = await tx
    .updateTable('data_export')
    .set({ state: 'ready', ready_at: made.at, object_key: made.objectKey })
    .where('id', '=', exportId)
    .executeTakeFirst();
  return finished.numUpdatedRows > 0n;
}

/** Deletes old exports and returns their ids. */
export async function deleteOldExports(tx: Tx, before: Date): Promise<string[]> {
  const old = await tx.deleteFrom('data_export').where('requested_at', '<', before).returning('id').execute();
  return old.map(({ id }) => id);
}
