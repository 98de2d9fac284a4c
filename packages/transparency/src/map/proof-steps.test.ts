import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import { TestMap } from '../../test/support/test-map.ts';
import type { Hash } from '../hashes.ts';
import { positionOf } from './positions.ts';
import { encodeProofs, parseProofs } from './proof-steps.ts';
import type { LeafProof } from './prove.ts';
import { verifyProofs } from './verify-leaf.ts';

const value = (number: number) => Uint8Array.of(number);
const label = randomBytes(32);
const others = Array.from({ length: 60 }, () => randomBytes(32));

/** A label that keeps its value, is swapped in one edition and swapped back in the next. */
async function aHistory() {
  const map = new TestMap();
  await map.publish([{ label, value: value(1) }, ...others.map((other) => ({ label: other, value: value(9) }))]);
  await map.publish([], { leaves: others.slice(0, 3).map(positionOf) });
  await map.publish([{ label, value: value(2) }]);
  await map.publish([{ label, value: value(1) }], { fillers: [positionOf(label)] });
  await map.publish([]);
  const proofs = (await map.proofs(label)).filter((proof): proof is LeafProof => proof !== null);
  return { roots: map.roots, proofs, encoded: encodeProofs(proofs) };
}

const { roots, proofs, encoded } = await aHistory();

function read(bytes: Uint8Array, expected: readonly Hash[] = roots) {
  const steps = parseProofs(bytes, expected.length);
  return steps.ok ? verifyProofs(label, expected, steps.value) : steps;
}

describe('verifyProofs', () => {
  it('returns the value of each edition, so that swap and swap back is visible', () => {
    expect(read(encoded)).toEqual({ ok: true, value: [1, 1, 2, 1, 1].map(value) });
  });

  it('rejects editions in another order, missing or repeated, and another label', () => {
    const steps = parseProofs(encoded, roots.length);
    if (!steps.ok) throw new Error(steps.problem);
    const problem = { ok: false, problem: 'wrongProof' };
    expect(verifyProofs(label, roots.toReversed(), steps.value)).toEqual(problem);
    expect(verifyProofs(label, roots.slice(1), steps.value)).toEqual(problem);
    expect(verifyProofs(label, roots.slice(1), steps.value.slice(1))).toEqual(problem);
    expect(verifyProofs(label, roots, [...steps.value.slice(0, 3), ...steps.value.slice(2, 3), ...steps.value.slice(4)])).toEqual(problem);
    expect(verifyProofs(others[0] ?? label, roots, steps.value)).toEqual(problem);
  });

  it('accepts no flipped, missing or added byte', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), (at, bits) => {
        const index = at % encoded.length;
        const flipped = encoded.with(index, (encoded[index] ?? 0) ^ bits);
        const [before, after] = [encoded.slice(0, index), encoded.slice(index)];
        for (const bytes of [flipped, Uint8Array.of(...before, ...after.slice(1)), Uint8Array.of(...before, bits, ...after)]) {
          expect(read(bytes).ok && bytes.join() !== encoded.join()).toBe(false);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('encodeProofs', () => {
  it('keeps only what changed: one proof, then a few hashes an edition', () => {
    const single = encodeProofs(proofs.slice(0, 1));
    expect(single).toHaveLength(6 + 1 + 32 + 1 + 48 * 32);
    expect(encoded.length - single.length).toBeLessThan(4 * 400);
    // Nothing changed in the last edition.
    expect(encoded.length - encodeProofs(proofs.slice(0, 4)).length).toBe(7);
  });
});

describe('parseProofs', () => {
  it('reads the expected number of proofs only', () => {
    for (const count of [0, roots.length - 1, roots.length + 1]) {
      expect(parseProofs(encoded, count)).toEqual({ ok: false, problem: 'proofMalformed' });
    }
    expect(parseProofs(new Uint8Array(), 0)).toEqual({ ok: true, value: [] });
  });

  it('rejects a first step that is not complete', () => {
    expect(parseProofs(new Uint8Array(7), 1)).toEqual({ ok: false, problem: 'proofMalformed' });
  });

  it('answers any bytes without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4000 }), fc.nat(5), (bytes, count) => {
        const steps = parseProofs(bytes, count);
        if (steps.ok) expect(verifyProofs(label, roots.slice(0, count), steps.value).ok).toBe(count === 0);
      }),
    );
  });
});
