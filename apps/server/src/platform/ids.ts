import { randomInt, randomUUID } from 'node:crypto';

/** Random, so that an id reveals neither the time nor the order of creation. */
export const newId = (): string => randomUUID();

/** The bytes of an id without hyphens. */
export const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

export function idOfBytes(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

// Excludes characters that are easily misread or misheard.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short reference that a person can quote to support, such as `M-7K2M-9QXR`. */
export function newReference(prefix: string): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
