import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, toHex } from '../../test/support/bytes.ts';
import { aLogStore } from '../../test/support/memory-log.ts';
import { type Hash, leafHash, nodeHash, sha256 } from '../hashes.ts';
import { append, readEdge } from './append.ts';
import { edgeRoot, emptyEdge, extendEdge, isEdge } from './edge.ts';
import type { LogStore } from './store.ts';

const entryOf = (number: number) => new TextEncoder().encode(`entry ${number}`);
const leafOf = (number: number) => leafHash(entryOf(number));
const numbers = (size: number) => Array.from({ length: size }, (_, index) => index);

async function aLog(size: number) {
  const store = aLogStore();
  await append(store, 0, numbers(size).map(entryOf));
  return store;
}

const rootOf = async (store: LogStore, size: number) => edgeRoot(await readEdge(store, size));

/** The definition of RFC 9162, 2.1.1. */
function definedRoot(leaves: readonly Hash[]): Hash {
  if (leaves.length <= 1) return leaves[0] ?? sha256(new Uint8Array());
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return nodeHash(definedRoot(leaves.slice(0, split)), definedRoot(leaves.slice(split)));
}

// The test vectors of Certificate Transparency (RFC 6962).
const vectors = [
  ['', '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  ['00', 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
  ['10', 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
  ['2021', 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
  ['3031', '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
  ['40414243', '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
  ['5051525354555657', 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  ['606162636465666768696a6b6c6d6e6f', '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
] as const;

describe('append', () => {
  it('computes the roots of the vectors of RFC 6962, one entry at a time', async () => {
    const store = aLogStore();
    for (const [size, [entry, root]] of vectors.entries()) {
      expect(toHex(edgeRoot(await append(store, size, [fromHex(entry)])))).toBe(root);
    }
  });

  it('computes the root that the RFC defines, in any number of steps', async () => {
    const steps = fc.array(fc.nat(40), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(steps, async (counts) => {
        const store = aLogStore();
        let size = 0;
        for (const count of counts)
          size = (
            await append(
              store,
              size,
              numbers(count).map((index) => entryOf(size + index)),
            )
          ).size;
        expect(await rootOf(store, size)).toEqual(definedRoot(numbers(size).map(leafOf)));
      }),
    );
  });

  it('writes two hashes for an entry, on average', async () => {
    expect((await aLog(1000)).hashes.size).toBeLessThan(2000);
  });
});

describe('extendEdge', () => {
  it('computes the same edge without the store', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(200), fc.nat(60), async (older, added) => {
        const store = await aLog(older + added);
        const edge = extendEdge(
          await readEdge(store, older),
          numbers(added).map((index) => leafOf(older + index)),
        );
        expect(edge).toEqual(await readEdge(store, older + added));
        expect(isEdge(edge)).toBe(true);
      }),
    );
  });

  it('needs at most 20 hashes for a century of hourly entries', () => {
    for (const size of [2 ** 20 - 1, 876_000]) expect(size.toString(2).replaceAll('0', '').length).toBeLessThanOrEqual(20);
    expect(isEdge({ size: 3, hashes: [leafOf(0)] })).toBe(false);
    expect(isEdge({ size: -1, hashes: [] })).toBe(false);
    expect(isEdge({ size: 1, hashes: [leafOf(0).slice(1)] })).toBe(false);
    expect(isEdge(emptyEdge)).toBe(true);
  });
});
