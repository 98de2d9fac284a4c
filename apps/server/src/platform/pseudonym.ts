import { createHmac } from 'node:crypto';
import { oldestOf } from './secrets.ts';

// Excludes characters that are easily misread, as in our reference numbers.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;

/**
 * The name of a member for staff who need not know the username, such as `M-7K2QXR4`; it is the same in every case.
 * Usernames have no hyphens.
 */
export function pseudonymOf(secret: string, memberId: string): string {
  const digest = createHmac('sha256', oldestOf(secret))
    .update(JSON.stringify(['pseudonym', memberId]))
    .digest();
  return `M-${[...digest.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
