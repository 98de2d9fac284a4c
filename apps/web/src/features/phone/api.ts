import { accounts } from '@subrosa/contract/endpoints/accounts';
import { ResponseError } from '@subrosa/contract/client/errors';
import { client, silentClient } from '../../shared/api/client.ts';

export type PhoneNumber = { phone: string; country: string };

/** Returns the masked number to which the code was sent. */
export async function sendPhoneCode(number: PhoneNumber): Promise<string> {
  const { phone } = await silentClient.call(accounts.sendPhoneCode, { body: number });
  return phone;
}

export async function verifyPhone(code: string): Promise<void> {
  await silentClient.call(accounts.verifyPhone, { body: { code } });
}

export async function removePhone(): Promise<void> {
  await client.call(accounts.removePhone);
}

/** After too many attempts, verification is blocked for a day. */
export function isPhoneBlocked(error: unknown): boolean {
  return error instanceof ResponseError && error.code === 'accounts.phoneBlocked';
}

export function phoneAttemptsLeft(error: unknown): number | null {
  return error instanceof ResponseError ? (error.details?.['attemptsLeft'] ?? null) : null;
}
