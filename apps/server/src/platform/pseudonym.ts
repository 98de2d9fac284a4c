import { createHmac } from 'node:crypto';
import { oldestOf } from './secrets.ts';

// Without letters and digits that are easily misread, as in our reference numbers.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;

/** What staff call a member whose name they have no reason to know, such as `M-7K2QXR4`; the same in every case. No username has a hyphen. */
export function pseudonymOf(secret: string, memberId: string): string {
  const digest = createHmac('sha256', oldestOf(secret))
    .update(JSON.stringify(['pseudonym', memberId]))
    .digest();
  return `M-${[...digest.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
