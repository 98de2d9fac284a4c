import type { Tx } from '../../../platform/db/database.ts';

interface Method {
  id: string;
  name: string;
  encryptedAccount: Buffer;
}

/** Replaces all methods of the member. */
export async function replacePaymentMethods(tx: Tx, memberId: string, methods: readonly Method[]): Promise<void> {
  await tx.deleteFrom('payment_method').where('member_id', '=', memberId).execute();
  if (methods.length === 0) return;
  const rows = methods.map(({ id, name, encryptedAccount }, position) => ({
    id,
    member_id: memberId,
    name,
    encrypted_account: encryptedAccount,
    position,
  }));
  await tx.insertInto('payment_method').values(rows).execute();
}

export async function addPaymentViewer(tx: Tx, memberId: string, readerId: string, now: Date): Promise<void> {
  await tx
    .insertInto('payment_method_viewer')
    .values({ member_id: memberId, reader_id: readerId, allowed_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'reader_id']).doNothing())
    .execute();
}

/** Returns false if the reader was not allowed. */
export async function removePaymentViewer(tx: Tx, memberId: string, readerId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('payment_method_viewer')
    .where('member_id', '=', memberId)
    .where('reader_id', '=', readerId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
