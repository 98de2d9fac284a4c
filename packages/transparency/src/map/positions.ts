import type { Hash } from '../hashes.ts';

/** Every leaf lies at this depth, at the position that the first bits of its label name. */
export const DEPTH = 48;

/** A number of 48 bits. A prefix of it with fewer bits names a node above. */
export type Position = number;

// 48 bits exceed the range of shifts, so this folder divides.

export function positionOf(label: Hash): Position {
  return label.slice(0, DEPTH / 8).reduce((position, byte) => position * 256 + byte, 0);
}

export function prefixOf(position: Position, depth: number): number {
  return Math.floor(position / 2 ** (DEPTH - depth));
}

/** The other child of the same node. */
export function siblingOf(prefix: number): number {
  return prefix % 2 === 0 ? prefix + 1 : prefix - 1;
}
