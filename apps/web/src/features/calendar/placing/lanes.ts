import { inOrder, isOn, type PositionedEntry } from './place.ts';

/** A strip of an entry within one week. */
export type Strip = { placed: PositionedEntry; lane: number; column: number; span: number; begins: boolean; ends: boolean };

/** The strips of a week in as few lanes as they need, and how many entries of each day have no place in the first `most`. */
export function lanesOf(entries: readonly PositionedEntry[], days: readonly string[], most: number): { strips: Strip[]; hidden: number[] } {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const taken: number[] = [];
  const strips: Strip[] = [];
  const hidden = days.map(() => 0);
  for (const placed of entries.filter(({ from, to }) => from <= last && to >= first).toSorted(inOrder)) {
    const column = Math.max(0, days.indexOf(placed.from));
    const end = placed.to > last ? days.length - 1 : days.indexOf(placed.to);
    const free = taken.findIndex((until) => until < column);
    const lane = free === -1 ? taken.length : free;
    taken[lane] = end;
    if (lane < most) {
      strips.push({ placed, lane, column, span: end - column + 1, begins: placed.from >= first, ends: placed.to <= last });
    } else {
      for (const [index, day] of days.entries()) hidden[index] = (hidden[index] ?? 0) + (isOn(placed, day) ? 1 : 0);
    }
  }
  return { strips, hidden };
}
