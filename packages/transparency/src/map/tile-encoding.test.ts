import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aHash } from '../../test/support/bytes.ts';
import type { Slot, Tile } from './tile.ts';
import { encodeTile, LONGEST_TILE, parseTile, StoredTileError } from './tile-encoding.ts';

const renewed = (from: number, to: number) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: from, max: to }), fc.nat(2 ** 32 - 1)), { maxLength: 5, selector: ([at]) => at })
    .map((entries) => new Map(entries.toSorted(([one], [other]) => one - other)));
const aSlot: fc.Arbitrary<Slot> = fc.oneof(
  fc.constant({ kind: 'empty' as const }),
  fc.record({ kind: fc.constant('tile' as const), hash: aHash }),
  fc.record({ kind: fc.constant('single' as const), hash: aHash, position: fc.nat(2 ** 48 - 1), renewed: renewed(4, 48) }),
);
const id = { depth: 0, prefix: 0 };
const aTile: fc.Arbitrary<Tile> = fc
  .tuple(fc.array(aSlot, { minLength: 8, maxLength: 8 }), renewed(2, 15))
  .map(([slots, nodes]) => ({ ...id, slots, renewed: nodes }));

it('parseTile returns what encodeTile wrote', () => {
  fc.assert(
    fc.property(aTile, (tile) => {
      expect(parseTile(id, encodeTile(tile))).toEqual(tile);
    }),
  );
});

it('parseTile rejects a missing and an added byte', () => {
  fc.assert(
    fc.property(aTile, fc.nat(255), (tile, byte) => {
      const content = encodeTile(tile);
      expect(() => parseTile(id, content.slice(0, -1))).toThrow(StoredTileError);
      expect(() => parseTile(id, Uint8Array.of(...content, byte))).toThrow(StoredTileError);
    }),
  );
});

it('parseTile throws nothing else for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      try {
        parseTile(id, bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(StoredTileError);
      }
    }),
  );
});

it('encodeTile needs 259 bytes for eight tiles below, and 81 for two single leaves', () => {
  const full = Array.from({ length: 8 }, (): Slot => ({ kind: 'tile', hash: new Uint8Array(32) }));
  const single: Slot = { kind: 'single', hash: new Uint8Array(32), position: 0, renewed: new Map() };
  expect(encodeTile({ slots: full, renewed: new Map() })).toHaveLength(259);
  const sparse = full.map((_, index): Slot => (index < 2 ? single : { kind: 'empty' }));
  expect(encodeTile({ slots: sparse, renewed: new Map() })).toHaveLength(2 + 2 * 39 + 1);
});

it('encodeTile needs 2,185 bytes when every filler was renewed', () => {
  const fillers = (from: number, to: number) => new Map(Array.from({ length: to - from + 1 }, (_, index) => [from + index, 2 ** 32 - 1]));
  const single: Slot = { kind: 'single', hash: new Uint8Array(32), position: 2 ** 48 - 1, renewed: fillers(4, 48) };
  const tile: Tile = { ...id, slots: Array.from({ length: 8 }, () => single), renewed: fillers(2, 15) };
  expect([LONGEST_TILE, encodeTile(tile).length]).toEqual([2185, 2185]);
  expect(parseTile(id, encodeTile(tile))).toEqual(tile);
});
