import { type Bytes, joinBytes } from '@subrosa/crypto/primitives/bytes';
import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import { HASH_BYTES, type Hash } from '../hashes.ts';
import { accepted, rejected, type Result } from '../result.ts';
import { NONCE_BYTES } from './leaf.ts';
import { DEPTH } from './positions.ts';
import type { LeafProof } from './prove.ts';

/** What differs from the proof of the edition before; null is unchanged. The first step is complete. */
export interface ProofStep {
  readonly leaf: { readonly nonce: Bytes; readonly value: Bytes } | null;
  readonly siblings: readonly (Hash | null)[];
}

const MASK_BYTES = DEPTH / 8;

/**
 * One proof, or the proofs of consecutive editions with only the hashes that changed. Each step has one bit for every sibling, the
 * topmost first; the length of the value, or 0 if the leaf is unchanged; nonce and value; the changed siblings.
 */
export function encodeProofs(proofs: readonly LeafProof[]): Bytes {
  return joinBytes(...proofs.flatMap((proof, index) => encodeStep(proof, proofs[index - 1] ?? null)));
}

function encodeStep({ nonce, value, siblings }: LeafProof, previous: LeafProof | null): Bytes[] {
  const changed = siblings.map((sibling, index) => {
    const before = previous?.siblings[index];
    return !before || !sameBytes(sibling, before);
  });
  const mask = Uint8Array.from({ length: MASK_BYTES }, (_, byte) =>
    changed.slice(byte * 8, byte * 8 + 8).reduce((bits, isChanged) => bits * 2 + (isChanged ? 1 : 0), 0),
  );
  const isLeafChanged = !previous || !sameBytes(nonce, previous.nonce);
  const leaf = isLeafChanged ? joinBytes(Uint8Array.of(value.length), nonce, value) : Uint8Array.of(0);
  return [mask, leaf, joinBytes(...siblings.filter((_, index) => changed[index]))];
}

/** Reads this number of steps, and nothing else. */
export function parseProofs(bytes: Uint8Array, count: number): Result<ProofStep[], 'proofMalformed'> {
  const steps: ProofStep[] = [];
  let offset = 0;
  const take = (length: number): Bytes => new Uint8Array(bytes.subarray(offset, (offset += length)));
  while (steps.length < count && offset < bytes.length) {
    const mask = take(MASK_BYTES);
    const valueLength = take(1)[0] ?? 0;
    const leaf = valueLength === 0 ? null : { nonce: take(NONCE_BYTES), value: take(valueLength) };
    const siblings = Array.from({ length: DEPTH }, (_, index) => {
      const byte = mask[Math.floor(index / 8)] ?? 0;
      return (byte >> (7 - (index % 8))) % 2 === 1 ? take(HASH_BYTES) : null;
    });
    steps.push({ leaf, siblings });
  }
  const isComplete = steps[0] === undefined || (steps[0].leaf !== null && steps[0].siblings.every((sibling) => sibling !== null));
  return offset === bytes.length && steps.length === count && isComplete ? accepted(steps) : rejected('proofMalformed');
}
