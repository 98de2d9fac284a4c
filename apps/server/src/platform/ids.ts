import { randomInt, randomUUID } from 'node:crypto';

/** Random, so that it tells nothing about when or in which order things were made. */
export const newId = (): string => randomUUID();

// Without letters and digits that are easily misread aloud.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short number that a person can quote to support, such as `M-7K2M-9QXR`. */
export function newReference(prefix: string): string {
  const letters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
