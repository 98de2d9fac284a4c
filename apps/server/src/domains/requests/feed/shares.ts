import type { RequestFilter } from '@subrosa/rules/requests/bits';
import type { SoughtWord } from '@subrosa/rules/requests/words';
import type { SampleRow } from './queries/sample.ts';
import { facets, type Facet } from './queries/statements.ts';

export interface Sought {
  filter: RequestFilter;
  words: readonly SoughtWord[];
  near: { centre: string; chord: number } | null;
}

/** What can be asked for; its place here is its bit. */
const things = [...facets, 'words', 'near'] as const;
export type Thing = Facet | 'words' | 'near';
const bitOf = Object.fromEntries(things.map((thing, place) => [thing, 1 << place])) as Record<Thing, number>;

export interface Shares {
  /** Which part of all posts has all of these. */
  of(some: readonly Thing[]): number;
  /** Which part has the unfinished word: of all weeks, whatever else is asked for. */
  begun: number;
  /** How many cities are within the distance. */
  cities: number;
}

/** So many more than none that a list which the sample lacks is not taken for empty. */
const AT_LEAST = 0.5;

export type Point = readonly [number, number, number];

export function pointOf(text: string): Point {
  const [x = 0, y = 0, z = 0] = text
    .replaceAll(/[()\s]/g, '')
    .split(',')
    .map(Number);
  return [x, y, z];
}

const isNear = (one: Point, other: Point, chord: number) => {
  const [x, y, z] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  return x * x + y * y + z * z <= chord * chord;
};

/** Answers for a sample of rows; `places` are cities, drawn by lot too, of so many. */
export function sharesIn(rows: readonly SampleRow[], places: { points: readonly Point[]; count: number }) {
  const size = Math.max(1, rows.length);
  const traits = Int32Array.from(rows, (row) => row.traits);
  const fetishes = Int32Array.from(rows, (row) => row.fetish);
  const points = rows.map(({ point }) => (point === null ? null : pointOf(point)));
  const rowsOf = new Map<string, number[]>();
  for (const [row, { words }] of rows.entries()) {
    for (const word of words) {
      const known = rowsOf.get(word);
      if (known) known.push(row);
      else rowsOf.set(word, [row]);
    }
  }
  const spelled = [...rowsOf.keys()].toSorted();

  function rowsWith({ word, begins }: SoughtWord): Uint8Array {
    const marked = new Uint8Array(rows.length);
    for (const row of rowsOf.get(word) ?? []) marked[row] = 1;
    if (!begins) return marked;
    for (let place = firstNotBefore(spelled, word); spelled[place]?.startsWith(word); place += 1) {
      for (const row of rowsOf.get(spelled[place] ?? '') ?? []) marked[row] = 1;
    }
    return marked;
  }

  /** How many rows have each set of things. */
  function countSets({ filter, near }: Sought, wanted: readonly Uint8Array[]): Int32Array {
    const { masks } = filter;
    const centre = near && pointOf(near.centre);
    const asked = new Set(filter.fetishes);
    const counts = new Int32Array(1 << things.length);
    for (let row = 0; row < rows.length; row += 1) {
      const [bits = 0, point] = [traits[row], points[row]];
      let set = 0;
      if (bits & masks.types) set |= bitOf.types;
      if (bits & masks.prices) set |= bitOf.prices;
      if (bits & masks.offers && bits & masks.genders) set |= bitOf.posters;
      if (asked.size === 0 || asked.has(fetishes[row] ?? 0)) set |= bitOf.fetishes;
      if (wanted.every((marked) => marked[row])) set |= bitOf.words;
      if (!near || !centre || (point && isNear(point, centre, near.chord))) set |= bitOf.near;
      counts[set] = (counts[set] ?? 0) + 1;
    }
    return counts;
  }

  return (sought: Sought): Shares => {
    const wanted = sought.words.map(rowsWith);
    const counts = countSets(sought, wanted);
    const count = (mask: number) => counts.reduce((sum, some, set) => ((set & mask) === mask ? sum + some : sum), 0);
    const alone = (thing: Thing) => Math.min(1, Math.max(count(bitOf[thing]), AT_LEAST) / size);
    const known = new Map<number, number>();
    /** Between what was seen together and what would be if nothing had to do with anything else: a small sample sees little together. */
    const together = (some: readonly Thing[], mask: number) =>
      (count(mask) / size + some.reduce((product, thing) => product * alone(thing), 1)) / 2;
    const begun = wanted[sought.words.findIndex(({ begins }) => begins)];
    const { near } = sought;
    const centre = near && pointOf(near.centre);
    const inReach = near && centre ? places.points.filter((point) => isNear(point, centre, near.chord)).length : 0;
    return {
      of: (some) => {
        const mask = some.reduce((bits, thing) => bits | bitOf[thing], 0);
        const share = known.get(mask) ?? together(some, mask);
        known.set(mask, share);
        return share;
      },
      begun: begun
        ? Math.max(
            begun.reduce((sum, one) => sum + one, 0),
            AT_LEAST,
          ) / size
        : 0,
      cities: (Math.max(inReach, AT_LEAST) / Math.max(1, places.points.length)) * places.count,
    };
  };
}

export function firstNotBefore<Item extends string | number>(sorted: ArrayLike<Item>, item: Item): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? item) < item) low = middle + 1;
    else high = middle;
  }
  return low;
}
