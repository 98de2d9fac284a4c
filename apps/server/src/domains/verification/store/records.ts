import type { VerificationMethod } from '@subrosa/rules/verification/methods';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

interface NewRecord {
  memberId: string;
  method: VerificationMethod;
  verificationId: string;
  at: Date;
  renewBy: string | null;
}

/** Stores one record for each method; a newer one replaces the older. */
export async function saveRecord(tx: Tx, { memberId, method, verificationId, at, renewBy }: NewRecord): Promise<void> {
  const values = { verification_id: verificationId, verified_at: at, renew_by: renewBy, renewal_requested_at: null };
  await tx
    .insertInto('identity_record')
    .values({ member_id: memberId, method, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'method']).doUpdateSet(values))
    .execute();
}

export async function markRenewalRequested(tx: Tx, record: { memberId: string; method: string }, at: Date): Promise<void> {
  await tx
    .updateTable('identity_record')
    .set({ renewal_requested_at: at })
    .where('member_id', '=', record.memberId)
    .where('method', '=', record.method)
    .execute();
}

/** Brings the end of a record forward to this day; returns its member, or null if there is none. */
export async function bringForward(
  tx: Tx,
  input: { verificationId: string; by: string; at: Date; notOf: string },
): Promise<{ memberId: string; renewBy: string } | null> {
  const row = await tx
    .updateTable('identity_record')
    .set({ renew_by: sql<string>`least(renew_by, ${input.by}::date)`, renewal_requested_at: input.at })
    .where('verification_id', '=', input.verificationId)
    .where('member_id', '<>', input.notOf)
    .returning(['member_id', 'renew_by'])
    .executeTakeFirst();
  return row ? { memberId: row.member_id, renewBy: row.renew_by ?? input.by } : null;
}

export async function removeRecord(tx: Tx, record: { memberId: string; method: string }): Promise<void> {
  await tx.deleteFrom('identity_record').where('member_id', '=', record.memberId).where('method', '=', record.method).execute();
}
