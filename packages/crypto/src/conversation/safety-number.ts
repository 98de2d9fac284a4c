import { fromBase64url } from '../primitives/base64url.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { textToBytes } from '../primitives/bytes.ts';

const ITERATIONS = 5200;
const GROUPS_EACH = 6;
const BYTES_A_GROUP = 5;

interface MemberIdentity {
  memberId: string;
  identityKey: string;
}

/** Sixty digits in groups of five, the same for both members: if they match in person or by voice, no third party intercepts. */
export async function safetyNumber(one: MemberIdentity, other: MemberIdentity): Promise<string[]> {
  const halves = await Promise.all([digitsOf(one), digitsOf(other)]);
  return halves.toSorted((left, right) => (left.join() < right.join() ? -1 : 1)).flat();
}

/** Deliberately slow, because every attempt to find a key with similar digits costs the same. */
async function digitsOf({ memberId, identityKey }: MemberIdentity): Promise<string[]> {
  const material = encodeFields('safety number', memberId, fromBase64url(identityKey));
  const key = await crypto.subtle.importKey('raw', material, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-512', salt: textToBytes('safety number'), iterations: ITERATIONS };
  const bytes = new Uint8Array(await crypto.subtle.deriveBits(parameters, key, GROUPS_EACH * BYTES_A_GROUP * 8));
  return Array.from({ length: GROUPS_EACH }, (_, group) => {
    const part = bytes.slice(group * BYTES_A_GROUP, (group + 1) * BYTES_A_GROUP);
    const value = part.reduce((number, byte) => number * 256 + byte, 0);
    return String(value % 100_000).padStart(5, '0');
  });
}
