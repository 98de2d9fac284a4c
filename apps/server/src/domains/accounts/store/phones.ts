import type { Tx } from '../../../platform/db/database.ts';

interface PhoneToVerify {
  memberId: string;
  phone: string;
  requestedAt: Date;
  codesToday: number;
  day: string;
}

/** No code fits, until one was made. */
const NO_CODE = Buffer.alloc(0);

/** For a change: two tabs guess one after the other. */
export async function lockPhoneVerification(tx: Tx, memberId: string) {
  return tx.selectFrom('phone_verification').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirst();
}

/** A phone that awaits its code; the code before is void. */
export async function savePhone(tx: Tx, { memberId, phone, requestedAt, codesToday, day }: PhoneToVerify): Promise<void> {
  const values = { phone, code_hash: NO_CODE, sent_at: requestedAt, codes_today: codesToday, day };
  await tx
    .insertInto('phone_verification')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

/** Keeps the hash of a new code. Returns where to text it; null where no phone awaits one. */
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

/** Voids the code and forgets the number it went to. What was counted stays: verifying a phone of one's own gives no new guesses. */
export async function endPhoneVerification(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('phone_verification').set({ phone: '', code_hash: NO_CODE }).where('member_id', '=', memberId).execute();
}
