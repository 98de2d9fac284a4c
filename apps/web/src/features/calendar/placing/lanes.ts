import { inOrder, isAllDay, type PositionedEntry } from './place-entries.ts';

/** The bar of an entry within one week. */
export type EntryBar = { positionedEntry: PositionedEntry; lane: number; column: number; span: number; isFirst: boolean; isLast: boolean };

/** An evening that ends after midnight is written on its first day only: a bar would cross the line between two days. */
const lastDayOf = (positionedEntry: PositionedEntry) => (isAllDay(positionedEntry) ? positionedEntry.to : positionedEntry.from);

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
  for (const positionedEntry of entries.filter((entry) => entry.from <= last && lastDayOf(entry) >= first).toSorted(inOrder)) {
    const column = Math.max(0, days.indexOf(positionedEntry.from));
    const to = lastDayOf(positionedEntry);
    const end = to > last ? days.length - 1 : days.indexOf(to);
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
        isLast: to <= last,
      });
    } else {
      for (const [index, day] of days.entries()) hidden[index] = (hidden[index] ?? 0) + (positionedEntry.from <= day && day <= to ? 1 : 0);
    }
  }
  return { strips, hidden };
}
