import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Bytes } from '@subrosa/crypto/primitives/bytes';
import type { Hash } from '../hashes.ts';
import { DEPTH, type Position, prefixOf, siblingOf } from './positions.ts';

/** The hash of an empty subtree. `renewedIn` is the edition that replaced it last, or 0. */
export type Fillers = (depth: number, prefix: number, renewedIn: number) => Hash;

/** The names of the maps, with the number that separates their fillers. */
export const maps = { keys: 1, settings: 2 } as const;
export type MapName = keyof typeof maps;

const INPUT_BYTES = 12;

/** The blinding key reveals which subtrees are empty. It never changes, because it determines the root. */
export function createFillers(blindingKey: Bytes, map: MapName): Fillers {
  const keyed = hmac.create(sha256, blindingKey);
  return (depth, prefix, renewedIn) => {
    const input = new DataView(new ArrayBuffer(INPUT_BYTES));
    input.setUint8(0, maps[map]);
    input.setUint8(1, depth);
    input.setUint16(2, Math.floor(prefix / 2 ** 32));
    input.setUint32(4, prefix % 2 ** 32);
    input.setUint32(8, renewedIn);
    return keyed.clone().update(new Uint8Array(input.buffer)).digest();
  };
}

/** When the filler at each depth was renewed last. */
export type RenewedFillers = ReadonlyMap<number, number>;

/** The siblings of a leaf that is alone below this depth, the topmost first: all of them are fillers. */
export function fillersBelow(fillers: Fillers, depth: number, position: Position, renewed: RenewedFillers): Hash[] {
  return Array.from({ length: DEPTH - depth }, (_, index) => {
    const at = depth + 1 + index;
    return fillers(at, siblingOf(prefixOf(position, at)), renewed.get(at) ?? 0);
  });
}
