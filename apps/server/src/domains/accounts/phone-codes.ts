import { createHmac, randomInt } from 'node:crypto';
import { accountLimits } from '@subrosa/rules/accounts/limits';

export const newPhoneCode = (): string =>
  String(randomInt(10 ** accountLimits.phoneCodeDigits)).padStart(accountLimits.phoneCodeDigits, '0');

/** The stored hash of a code. */
export function phoneCodeHash(secret: string, memberId: string, code: string): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['phone', memberId, code]))
    .digest();
}
