import { DAY_MINUTES, isOn, type PositionedEntry } from './place-entries.ts';

/** The part of an entry within one day, placed beside entries at the same time. */
export type Block = { positionedEntry: PositionedEntry; start: number; end: number; column: number; columns: number };

/** A shorter block could not contain a word. */
const SHORTEST = 30;

type PlacedBlock = Omit<Block, 'columns'>;

/** The blocks of a day in columns, and the number of entries that do not fit into the first `most` columns. */
export function columnsOf(entries: readonly PositionedEntry[], day: string, most: number): { blocks: Block[]; hidden: number } {
  const parts = entries
    .filter((positionedEntry) => isOn(positionedEntry, day))
    .map((positionedEntry) => partOf(positionedEntry, day))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const blocks = clustersOf(parts).flatMap((cluster) => {
    const columns = Math.min(most, Math.max(...cluster.map(({ column }) => column)) + 1);
    return cluster.map((part) => ({ ...part, columns }));
  });
  return { blocks: blocks.filter(({ column }) => column < most), hidden: blocks.filter(({ column }) => column >= most).length };
}

function partOf(positionedEntry: PositionedEntry, day: string): PlacedBlock {
  const start = Math.min(positionedEntry.from === day ? (positionedEntry.start ?? 0) : 0, DAY_MINUTES - SHORTEST);
  const end = positionedEntry.to === day ? (positionedEntry.end ?? DAY_MINUTES) : DAY_MINUTES;
  return { positionedEntry, start, end: Math.max(end, start + SHORTEST), column: 0 };
}

/** Groups the entries that overlap directly or through others, and assigns a column to each. */
function clustersOf(parts: readonly PlacedBlock[]): PlacedBlock[][] {
  const clusters: PlacedBlock[][] = [];
  let until = -1;
  for (const part of parts) {
    if (part.start >= until) clusters.push([]);
    const cluster = clusters.at(-1) ?? [];
    const busy = new Set(cluster.filter(({ end }) => end > part.start).map(({ column }) => column));
    let column = 0;
    while (busy.has(column)) column += 1;
    cluster.push({ ...part, column });
    until = Math.max(until, part.end);
  }
  return clusters;
}
