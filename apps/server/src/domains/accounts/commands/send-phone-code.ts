import { accountLimits } from '@subrosa/rules/accounts/limits';
import { maskPhone, parsePhone } from '@subrosa/rules/accounts/phone';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { lockPhoneVerification, savePhone } from '../store/phones.ts';

/** Sends a six-digit code as a text message and voids the previous one. Requesting another code gives no additional guesses. */
export async function sendPhoneCode(
  tx: Tx,
  input: { memberId: string; phone: string; country?: string | undefined },
  clock: Clock,
): Promise<string> {
  const phone = parsePhone(input.phone, input.country);
  if (!phone) throw new ApiError('request.invalid', { fields: { phone: 'phone.invalid' } });
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const before = await lockPhoneVerification(tx, input.memberId);
  const codesToday = before?.day === day ? before.codes_today + 1 : 1;
  const blocked = before?.blocked_until && before.blocked_until > now;
  if (blocked || codesToday > accountLimits.phoneCodesPerDay) throw new ApiError('accounts.phoneBlocked');

  await savePhone(tx, { memberId: input.memberId, phone, requestedAt: now, codesToday, day });
  await emit(tx, clock, 'accounts.phoneCodeRequested', { memberId: input.memberId });
  return maskPhone(phone);
}
