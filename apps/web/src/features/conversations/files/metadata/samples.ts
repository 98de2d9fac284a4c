import { findBox, type Box, type Range } from './boxes.ts';
import { viewOf, type Bytes } from './bytes.ts';

/**
 * The ranges of a track's samples in the file: chunks, each with as many samples as a table of runs defines. Empty for fragmented files.
 */
export function samplesOf(bytes: Bytes, track: Box): Range[] {
  const table = findBox(bytes, track, 'mdia', 'minf', 'stbl');
  if (!table) return [];
  const view = viewOf(bytes);
  const tableAt = (type: string) => {
    const box = findBox(bytes, table, type);
    // Version and flags come first.
    return box && box.payload + 4;
  };
  const [runs, sizes, short, long] = [tableAt('stsc'), tableAt('stsz'), tableAt('stco'), tableAt('co64')];
  const offsets = short ?? long;
  if (runs === null || sizes === null || offsets === null) return [];

  const sameSize = view.getUint32(sizes);
  const sizeOf = (sample: number) => view.getUint32(sizes + 8 + sample * 4);
  const offsetOf = (chunk: number) =>
    short === null ? Number(view.getBigUint64(offsets + 4 + chunk * 8)) : view.getUint32(offsets + 4 + chunk * 4);
  const [chunkCount, runCount] = [view.getUint32(offsets), view.getUint32(runs)];
  const ranges: Range[] = [];
  let [run, sample] = [0, 0];
  for (let chunk = 0; chunk < chunkCount; chunk += 1) {
    // Each run names its first chunk, counted from 1.
    while (run + 1 < runCount && view.getUint32(runs + 4 + (run + 1) * 12) <= chunk + 1) run += 1;
    const start = offsetOf(chunk);
    const count = view.getUint32(runs + 4 + run * 12 + 4);
    let end = start + sameSize * count;
    if (sameSize === 0) for (let left = count; left > 0; left -= 1) end += sizeOf(sample++);
    ranges.push({ start, end });
  }
  return ranges;
}
