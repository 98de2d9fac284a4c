import type { Hash } from '../hashes.ts';
import type { LogStore } from './store.ts';
import { completeSubtrees, foldSubtrees, splitOf } from './subtrees.ts';

interface Range {
  readonly start: number;
  readonly count: number;
}

/** RFC 9162, 2.1.3.1. */
export async function proveInclusion(store: LogStore, index: number, size: number): Promise<Hash[]> {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) throw new RangeError('the log has no such entry');
  return readRanges(store, inclusionRanges(index, { start: 0, count: size }));
}

/** RFC 9162, 2.1.4.1. */
export async function proveConsistency(store: LogStore, older: number, newer: number): Promise<Hash[]> {
  if (!Number.isSafeInteger(older) || older < 1 || older > newer) throw new RangeError('not an older size of the log');
  return readRanges(store, consistencyRanges(older, { start: 0, count: newer }, true));
}

function inclusionRanges(index: number, { start, count }: Range): Range[] {
  if (count === 1) return [];
  const split = splitOf(count);
  const [left, right] = [
    { start, count: split },
    { start: start + split, count: count - split },
  ];
  return index < split ? [...inclusionRanges(index, left), right] : [...inclusionRanges(index - split, right), left];
}

function consistencyRanges(older: number, range: Range, isWhole: boolean): Range[] {
  const { start, count } = range;
  if (older === count) return isWhole ? [] : [range];
  const split = splitOf(count);
  const [left, right] = [
    { start, count: split },
    { start: start + split, count: count - split },
  ];
  return older <= split ? [...consistencyRanges(older, left, isWhole), right] : [...consistencyRanges(older - split, right, false), left];
}

/** One read for all ranges. */
async function readRanges(store: LogStore, ranges: readonly Range[]): Promise<Hash[]> {
  const nodes = ranges.map(({ start, count }) => completeSubtrees(start, count));
  const hashes = await store.read(nodes.flat());
  let offset = 0;
  return nodes.map(({ length }) => {
    offset += length;
    return foldSubtrees(hashes.slice(offset - length, offset));
  });
}
