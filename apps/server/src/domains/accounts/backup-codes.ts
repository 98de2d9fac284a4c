import { createHmac, randomInt } from 'node:crypto';
import { oldestOf } from '../../platform/secrets.ts';

const CODES = 10;
const GROUPS = 3;
// Without characters that are easily misread, like the alphabet of our reference numbers.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const newGroup = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const newCode = () => Array.from({ length: GROUPS }, newGroup).join('-');

/** Ten codes, such as `7K2M-9QXR-4TPA`. */
export function newBackupCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(newCode());
  return [...codes];
}

/** The stored hash of a code. Case, spaces and hyphens of the typed code are ignored. */
export function backupCodeHash(secret: string, memberId: string, code: string): Buffer {
  const characters = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return createHmac('sha256', oldestOf(secret))
    .update(JSON.stringify(['backup code', memberId, characters]))
    .digest();
}
