import fc from 'fast-check';
import type { Hash } from '../../src/hashes.ts';

export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export const fromHex = (hex: string): Hash => Uint8Array.from(Buffer.from(hex, 'hex'));

export const aHash: fc.Arbitrary<Hash> = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Uint8Array.from(bytes));

/** Every proof that differs from a valid one in one respect: a flipped bit, a missing hash, an added one, one of another length. */
export function damagedProofs(proof: readonly Hash[], seed: number): Hash[][] {
  const index = seed % proof.length;
  const [before, hash = new Uint8Array(), after] = [proof.slice(0, index), proof[index], proof.slice(index + 1)];
  const flipped = hash.map((byte, at) => (at === seed % 32 ? byte ^ (1 << (seed % 8)) : byte));
  return [
    [...before, flipped, ...after],
    [...before, ...after],
    [...before, hash, hash, ...after],
    [...proof, hash],
    [...before, hash.slice(1), ...after],
    [...before, Uint8Array.of(...hash, 0), ...after],
  ];
}
