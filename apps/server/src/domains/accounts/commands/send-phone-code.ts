import { createHmac, randomInt } from 'node:crypto';
import { accountLimits } from '@subrosa/rules/accounts/limits';
import { maskPhone, parsePhone } from '@subrosa/rules/accounts/phone';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { lockPhoneVerification, savePhoneCode } from '../store/phones.ts';

export function phoneCodeHash(secret: string, memberId: string, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['phone', memberId, code]))
    .digest();
}

/** Texts a code of six digits. Asking for another one does not give more guesses. */
export async function sendPhoneCode(
  tx: Tx,
  asked: { memberId: string; phone: string; country?: string | undefined },
  { clock, config }: CallPlatform,
): Promise<string> {
  const phone = parsePhone(asked.phone, asked.country);
  if (!phone) throw new Refusal('request.invalid', { fields: { phone: 'phone.invalid' } });
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const before = await lockPhoneVerification(tx, asked.memberId);
  const codesToday = before?.day === day ? before.codes_today + 1 : 1;
  const blocked = before?.blocked_until && before.blocked_until > now;
  if (blocked || codesToday > accountLimits.phoneCodesPerDay) throw new Refusal('accounts.phoneBlocked');

  const code = String(randomInt(10 ** accountLimits.phoneCodeDigits)).padStart(accountLimits.phoneCodeDigits, '0');
  await savePhoneCode(tx, {
    memberId: asked.memberId,
    phone,
    codeHash: phoneCodeHash(config.CREDENTIAL_SECRET, asked.memberId, code),
    sentAt: now,
    codesToday,
    day,
  });
  await emit(tx, clock, 'accounts.phoneCodeAsked', { memberId: asked.memberId, code });
  return maskPhone(phone);
}
