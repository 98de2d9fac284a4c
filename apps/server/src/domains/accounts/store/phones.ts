import type { Tx } from '../../../platform/db/database.ts';

export interface PhoneCode {
  memberId: string;
  phone: string;
  codeHash: Buffer;
  sentAt: Date;
  codesToday: number;
  day: string;
}

/** For a change: two tabs guess one after the other. */
export async function lockPhoneVerification(tx: Tx, memberId: string) {
  return tx.selectFrom('phone_verification').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirst();
}

export async function savePhoneCode(tx: Tx, code: PhoneCode): Promise<void> {
  const values = {
    phone: code.phone,
    code_hash: code.codeHash,
    sent_at: code.sentAt,
    codes_today: code.codesToday,
    day: code.day,
  };
  await tx
    .insertInto('phone_verification')
    .values({ member_id: code.memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}

export async function countPhoneAttempt(tx: Tx, memberId: string, attempts: number, blockedUntil: Date | null): Promise<void> {
  await tx.updateTable('phone_verification').set({ attempts, blocked_until: blockedUntil }).where('member_id', '=', memberId).execute();
}

/** Voids the code and forgets the number it went to. What was counted stays: verifying a phone of one's own gives no new guesses. */
export async function endPhoneVerification(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('phone_verification')
    .set({ phone: '', code_hash: Buffer.alloc(0) })
    .where('member_id', '=', memberId)
    .execute();
}
