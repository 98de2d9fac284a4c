import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBytes, textToBytes } from '@subrosa/crypto/primitives/bytes';
import { aHash, damagedProofs, toHex } from '../../test/support/bytes.ts';
import { TestMap } from '../../test/support/test-map.ts';
import type { Hash } from '../hashes.ts';
import { PositionTakenError } from './apply-changes.ts';
import { fillersBelow } from './fillers.ts';
import { mapLeafHash } from './leaf.ts';
import { foldPath } from './path.ts';
import { DEPTH, positionOf, prefixOf, siblingOf } from './positions.ts';
import { verifyLeaf } from './verify-leaf.ts';

const oldValue = textToBytes('old');
const newValue = textToBytes('new');

/** Labels whose positions share from 0 to 47 bits. */
const labels = (most: number) => {
  const crowded = fc
    .tuple(fc.constantFrom(0, 1, 2, 3, 4, 5), fc.nat(255), fc.nat(255))
    .map(([at, one, other]) => new Uint8Array(32).fill(one, at, at + 1).fill(other, at + 1, at + 2));
  return fc.uniqueArray(fc.oneof(aHash, crowded), { minLength: 1, maxLength: most, selector: positionOf });
};
const set = (label: Hash, value = newValue) => ({ label, value });

describe('applyChanges', () => {
  it('computes the root by its definition, whatever the order and the editions', async () => {
    await fc.assert(
      fc.asyncProperty(labels(40), fc.integer({ min: 1, max: 10 }), async (all, step) => {
        const [map, reversed] = [new TestMap(aKey, fixedBytes), new TestMap(aKey, fixedBytes)];
        for (let from = 0; from < all.length; from += step) await map.publish(all.slice(from, from + step).map((label) => set(label)));
        for (const label of all.toReversed()) await reversed.publish([set(label, oldValue)]);
        await reversed.publish(all.map((label) => set(label)));
        expect(map.roots.at(-1)).toEqual(map.definedRoot());
        expect(reversed.roots.at(-1)).toEqual(map.roots.at(-1));
      }),
      { numRuns: 25 },
    );
  });

  it('returns a filler as the root of a map without leaves', async () => {
    const map = new TestMap();
    expect(await map.publish([])).toEqual(map.fillers(0, 0, 0));
  });

  it('rejects a label at the position of another one, also in the same edition', async () => {
    const [map, label] = [new TestMap(), randomBytes(32)];
    const other = label.with(31, (label[31] ?? 0) ^ 1);
    await expect(map.publish([set(label), set(other)])).rejects.toThrow(PositionTakenError);
    await map.publish([set(label)]);
    await expect(map.publish([set(other)])).rejects.toThrow(PositionTakenError);
    await map.publish([{ label: other, value: null }]);
    expect(await map.proof(label)).toMatchObject({ value: newValue });
  });

  it.each([
    ['two changes of one label', [set(new Uint8Array(32)), set(new Uint8Array(32))]],
    ['a short label', [set(new Uint8Array(31))]],
    ['an empty value', [set(new Uint8Array(32), new Uint8Array())]],
    ['a value of 256 bytes', [set(new Uint8Array(32), new Uint8Array(256))]],
  ])('throws for %s', async (_what, changes) => {
    await expect(new TestMap().publish(changes)).rejects.toThrow(RangeError);
  });

  it('writes a tile for every three levels above a leaf, and each one once', async () => {
    const map = new TestMap();
    await map.publish(Array.from({ length: 600 }, () => set(randomBytes(32))));
    const changed = Array.from({ length: 50 }, () => set(randomBytes(32)));
    await map.publish(changed);
    const tiles = map.store.writes.at(-1)?.tiles ?? [];
    expect(new Set(tiles.map(({ depth, prefix }) => `${depth}/${prefix}`)).size).toBe(tiles.length);
    // log₂ 600 ÷ 3 levels, the upper ones shared, and sometimes one more where two leaves are close.
    expect(tiles.length / changed.length).toBeLessThan(4);
  });
});

describe('proveLeaf', () => {
  it('proves the value of every label in every edition', async () => {
    await fc.assert(
      fc.asyncProperty(labels(12), fc.integer({ min: 1, max: 6 }), fc.nat(), async (all, step, pick) => {
        const map = new TestMap();
        for (let from = 0; from < all.length; from += step)
          await map.publish(all.slice(from, from + step).map((label) => set(label, oldValue)));
        const first = all.slice(0, (pick % all.length) + 1);
        await map.publish(first.map((label) => set(label)));
        for (const [index, label] of all.entries()) {
          const proofs = await map.proofs(label);
          for (const [edition, root] of map.roots.entries()) {
            const isThere = edition >= Math.floor(index / step);
            const proof = proofs[edition];
            expect(proof !== null && proof !== undefined).toBe(isThere);
            if (!proof) continue;
            const expected = edition === map.roots.length - 1 && first.includes(label) ? newValue : oldValue;
            expect(proof.value).toEqual(expected);
            expect(verifyLeaf(root, label, proof)).toBe(true);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('needs two reads for any number of editions', async () => {
    const [map, label] = [new TestMap(), randomBytes(32)];
    for (let edition = 0; edition < 9; edition += 1) await map.publish([set(label)]);
    const { reads } = map.store;
    await map.proofs(label);
    expect(map.store.reads - reads).toBe(2);
  });

  it('returns null for a label that is missing, erased, or at the position of another one', async () => {
    const [map, label] = [new TestMap(), randomBytes(32)];
    await map.publish([set(label)]);
    expect(await map.proofs(randomBytes(32))).toEqual([null]);
    expect(await map.proofs(label.with(31, (label[31] ?? 0) ^ 1))).toEqual([null]);
    await map.publish([{ label, value: null }]);
    expect(await map.proofs(label)).toEqual([null, null]);
  });
});

describe('verifyLeaf', () => {
  it('rejects a damaged proof, and another label, nonce, value, root or edition', async () => {
    await fc.assert(
      fc.asyncProperty(labels(12), fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 40 }), async (all, seed, bytes) => {
        const map = new TestMap();
        await map.publish(all.map((label) => set(label, oldValue)));
        await map.publish(all.map((label) => set(label)));
        const label = all[seed % all.length] ?? randomBytes(32);
        const root = map.roots[1] ?? randomBytes(32);
        const [older, proof] = await map.proofs(label);
        if (!proof || !older) throw new Error('no proof');
        expect(verifyLeaf(root, label, proof)).toBe(true);
        for (const siblings of damagedProofs(proof.siblings, seed)) expect(verifyLeaf(root, label, { ...proof, siblings })).toBe(false);
        expect(verifyLeaf(root, label, older)).toBe(false);
        expect(verifyLeaf(root, label, { ...proof, value: oldValue })).toBe(false);
        expect(verifyLeaf(root, label, { ...proof, value: Uint8Array.from(bytes) })).toBe(false);
        expect(verifyLeaf(root, label, { ...proof, nonce: older.nonce })).toBe(false);
        expect(verifyLeaf(map.roots[0] ?? root, label, proof)).toBe(false);
        for (const other of all) if (other !== label) expect(verifyLeaf(root, other, proof)).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  it('answers false to anything that has not the form of a proof', () => {
    const bytes = fc.uint8Array({ maxLength: 40 }).map((array) => Uint8Array.from(array));
    fc.assert(
      fc.property(bytes, bytes, bytes, bytes, fc.array(bytes, { maxLength: 50 }), (root, label, nonce, value, siblings) => {
        expect(verifyLeaf(root, label, { nonce, value, siblings })).toBe(false);
      }),
    );
  });
});

describe('an erasure', () => {
  it('leaves no nonce and no value, and keeps the proofs of all others', async () => {
    await fc.assert(
      fc.asyncProperty(labels(12), fc.nat(), async (all, pick) => {
        const map = new TestMap();
        const erased = all[pick % all.length] ?? randomBytes(32);
        await map.publish(all.map((label) => set(label, oldValue)));
        await map.publish([set(erased)]);
        await map.publish([{ label: erased, value: null }]);
        // The erased leaf moves to a tile below.
        await map.publish([set(withFlippedBit(erased, DEPTH))]);
        const stored = map.store.leaves.get(positionOf(erased));
        expect(stored?.map(({ content }) => content.kind)).toEqual(['erased']);
        expect(map.roots.at(-1)).toEqual(map.definedRoot());
        await expect(map.publish([set(erased)])).rejects.toThrow(PositionTakenError);
        for (const label of all) {
          if (label === erased) continue;
          const proofs = await map.proofs(label);
          for (const [edition, root] of map.roots.entries()) {
            const proof = proofs[edition];
            expect(proof && verifyLeaf(root, label, proof)).toBe(true);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('changes nothing a second time', async () => {
    const [map, label] = [new TestMap(), randomBytes(32)];
    await map.publish([set(label)]);
    const root = await map.publish([{ label, value: null }]);
    expect(await map.publish([{ label, value: null }])).toEqual(root);
  });
});

describe('a filler', () => {
  it('completes every proof to 48 different siblings, however few leaves there are', async () => {
    for (const count of [1, 2, 100]) {
      const map = new TestMap();
      const all = Array.from({ length: count }, () => randomBytes(32));
      await map.publish(all.map((label) => set(label)));
      const { siblings } = await map.proof(all[0] ?? randomBytes(32));
      expect(new Set(siblings.map(toHex)).size).toBe(DEPTH);
      expect(siblings.every(({ length }) => length === 32)).toBe(true);
    }
  });

  it('equals a neighbour in form: only its nonce and the blinding key distinguish the two', async () => {
    await fc.assert(
      fc.asyncProperty(aHash, fc.integer({ min: 1, max: DEPTH }), async (label, depth) => {
        const [alone, together] = [new TestMap(aKey, fixedBytes), new TestMap(aKey, fixedBytes)];
        const neighbour = withFlippedBit(label, depth);
        await alone.publish([set(label)]);
        await together.publish([set(label), set(neighbour)]);
        const [one, other] = [await alone.proof(label), await together.proof(label)];
        const differing = one.siblings.flatMap((sibling, index) =>
          toHex(sibling) === toHex(other.siblings[index] ?? sibling) ? [] : [index],
        );
        expect(differing).toEqual([depth - 1]);
        const position = positionOf(neighbour);
        const explained = (map: TestMap, nonce: Hash) =>
          foldPath(position, mapLeafHash(neighbour, nonce, newValue), fillersBelow(map.fillers, depth, position, new Map()));
        const sibling = other.siblings[depth - 1];
        expect(explained(together, fixedBytes(32))).toEqual(sibling);
        expect(explained(together, randomBytes(32))).not.toEqual(sibling);
        if (depth < DEPTH) expect(explained(new TestMap(), fixedBytes(32))).not.toEqual(sibling);
        expect(one.siblings[depth - 1]).toEqual(alone.fillers(depth, siblingOf(prefixOf(positionOf(label), depth)), 0));
      }),
      { numRuns: 25 },
    );
  });

  it('differs between depths, prefixes and renewals', () => {
    const { fillers } = new TestMap();
    const all = [
      fillers(1, 0, 0),
      fillers(2, 0, 0),
      fillers(2, 1, 0),
      fillers(2, 1, 1),
      fillers(48, 2 ** 48 - 1, 0),
      fillers(48, 2 ** 32, 0),
    ];
    expect(new Set(all.map(toHex)).size).toBe(all.length);
  });
});

describe('a cover change', () => {
  it('keeps every value, under another root', async () => {
    const [map, label] = [new TestMap(), randomBytes(32)];
    await map.publish([set(label), set(randomBytes(32))]);
    const position = positionOf(label);
    await map.publish([], { leaves: [position], fillers: [position] });
    await map.publish([], { leaves: [positionOf(randomBytes(32))], fillers: [positionOf(randomBytes(32))] });
    const [first, second, third] = await map.proofs(label);
    expect(second?.value).toEqual(first?.value);
    expect(second?.nonce).not.toEqual(first?.nonce);
    expect(map.roots[1]).not.toEqual(map.roots[0]);
    expect([map.roots[2], third]).toEqual([map.roots[1], second]);
  });

  it('renews one filler beside the path, also after the leaf moved to a tile below', async () => {
    await fc.assert(
      fc.asyncProperty(labels(10), fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), async (all, picks) => {
        const map = new TestMap();
        const renewed = new Map<string, number>();
        const [first, ...later] = all;
        const inMap = first ? [first] : [];
        await map.publish(inMap.map((label) => set(label)));
        for (const pick of picks) {
          const label = inMap[pick % inMap.length] ?? randomBytes(32);
          const before = await map.proof(label);
          await map.publish([], { fillers: [positionOf(label)] });
          const { siblings } = await map.proof(label);
          const changed = siblings.flatMap((sibling, index) =>
            toHex(sibling) === toHex(before.siblings[index] ?? sibling) ? [] : [index + 1],
          );
          expect(changed).toHaveLength(1);
          for (const depth of changed) renewed.set(`${depth}/${siblingOf(prefixOf(positionOf(label), depth))}`, map.roots.length - 1);
          const next = later.pop();
          if (next) {
            inMap.push(next);
            await map.publish([set(next)]);
          }
        }
        expect(map.roots.at(-1)).toEqual(map.definedRoot(renewed));
        for (const label of inMap) expect(verifyLeaf(map.roots.at(-1) ?? label, label, await map.proof(label))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

const aKey = randomBytes(32);

function fixedBytes(length: number) {
  return new Uint8Array(length).fill(5);
}

function withFlippedBit(label: Hash, depth: number): Hash {
  const at = Math.floor((depth - 1) / 8);
  return label.with(at, (label[at] ?? 0) ^ (128 >> ((depth - 1) % 8)));
}
