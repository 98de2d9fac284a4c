import { inOrder, isOn, type PositionedEntry } from './place-entries.ts';

/** The bar of an entry within one week. */
export type EntryBar = { positionedEntry: PositionedEntry; lane: number; column: number; span: number; isFirst: boolean; isLast: boolean };

/** The bars of a week in as few lanes as possible, and for each day the number of entries that do not fit into the first `most` lanes. */
export function lanesOf(
  entries: readonly PositionedEntry[],
  days: readonly string[],
  most: number,
): { strips: EntryBar[]; hidden: number[] } {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const taken: number[] = [];
  const strips: EntryBar[] = [];
  const hidden = days.map(() => 0);
  for (const positionedEntry of entries.filter(({ from, to }) => from <= last && to >= first).toSorted(inOrder)) {
    const column = Math.max(0, days.indexOf(positionedEntry.from));
    const end = positionedEntry.to > last ? days.length - 1 : days.indexOf(positionedEntry.to);
    const free = taken.findIndex((until) => until < column);
    const lane = free === -1 ? taken.length : free;
    taken[lane] = end;
    if (lane < most) {
      strips.push({
        positionedEntry,
        lane,
        column,
        span: end - column + 1,
        isFirst: positionedEntry.from >= first,
        isLast: positionedEntry.to <= last,
      });
    } else {
      for (const [index, day] of days.entries()) hidden[index] = (hidden[index] ?? 0) + (isOn(positionedEntry, day) ? 1 : 0);
    }
  }
  return { strips, hidden };
}
