import type { Tx } from '../../../platform/db/database.ts';

interface PhoneToVerify {
  memberId: string;
  phone: string;
  requestedAt: Date;
  codesToday: number;
  day: string;
}

/** Matches no code. Stored until a code was created. */
const NO_CODE = Buffer.alloc(0);

/** Locks the row, so that guesses from two tabs run one after the other. */
export async function lockPhoneVerification(tx: Tx, memberId: string) {
  return tx.selectFrom('phone_verification').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirst();
}

/** Stores a phone number that awaits its code, and voids the previous code. */
export async function savePhone(tx: Tx, { memberId, phone, requestedAt, codesToday, day }: PhoneToVerify): Promise<void> {
  const values = { phone, code_hash: NO_CODE, sent_at: requestedAt, codes_today: codesToday, day };
  await tx
    .insertInto('phone_verification')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

/** Stores the hash of a new code. Returns the number to send it to, or null if no number awaits a code. */
export async function setPhoneCode(tx: Tx, memberId: string, { codeHash, at }: { codeHash: Buffer; at: Date }): Promise<string | null> {
  const row = await tx
    .updateTable('phone_verification')
    .set({ code_hash: codeHash, sent_at: at })
    .where('member_id', '=', memberId)
    .where('phone', '<>', '')
    .returning('phone')
    .executeTakeFirst();
  return row?.phone ?? null;
}

export async function countPhoneAttempt(tx: Tx, memberId: string, attempts: number, blockedUntil: Date | null): Promise<void> {
  await tx.updateTable('phone_verification').set({ attempts, blocked_until: blockedUntil }).where('member_id', '=', memberId).execute();
}

/** Voids the code and deletes its number. The count of wrong codes stays, so that verifying one's own phone gives no additional guesses. */
export async function endPhoneVerification(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('phone_verification').set({ phone: '', code_hash: NO_CODE }).where('member_id', '=', memberId).execute();
}
