import type { RequestFilter } from '@subrosa/rules/requests/bits';
import type { SearchWord } from '@subrosa/rules/requests/words';
import type { SampleRow } from './queries/sample.ts';
import { facets, type List } from './queries/prepared.ts';
import { firstNotBefore, pointsOf, type Points } from './sampled.ts';

export interface SearchTerms {
  filter: RequestFilter;
  searchWords: readonly SearchWord[];
  near: { centre: string; chord: number } | null;
}

/** The criteria of a search; the index of each is its bit. */
const criteria = [...facets, 'finished', 'begun', 'near'] as const;
export type Criterion = List | 'near';
const bitOf = Object.fromEntries(criteria.map((thing, index) => [thing, 1 << index])) as Record<Criterion, number>;

export interface Selectivity {
  /** The share of all posts that meet all of these criteria. */
  of(some: readonly Criterion[]): number;
  /** The number of cities within the distance. */
  cities: number;
}

/** The count of a criterion without matches in the sample, so that its list is not assumed to be empty. */
const AT_LEAST = 0.5;

/** Estimates from randomly drawn posts; `locations` are cities, also drawn, with their total number. */
export function estimateSelectivity(
  rows: readonly SampleRow[],
  locations: { points: Points; count: number },
): (sought: SearchTerms) => Selectivity {
  const size = Math.max(1, rows.length);
  const bitsOfRows = Int32Array.from(rows, (row) => row.attribute_bits);
  const fetishes = Int32Array.from(rows, (row) => row.fetish);
  const points = pointsOf(rows.map(({ point }) => point));
  const rowsWith = wordsIn(rows);

  /** For each criterion of the search, which rows meet it. */
  function marksOf({
    filter: { masks, fetishes: chosen, tokens },
    searchWords,
    near,
  }: SearchTerms): Map<Criterion, (row: number) => boolean> {
    const chosenFetishes = new Set(chosen);
    const bits = (row: number) => bitsOfRows[row] ?? 0;
    const finished = rowsWith(searchWords.filter(({ begins }) => !begins));
    const begun = rowsWith(searchWords.filter(({ begins }) => begins));
    const nearby = near && points.within(near.centre, near.chord);
    const marks = new Map<Criterion, (row: number) => boolean>();
    if (tokens.types.length > 0) marks.set('types', (row) => (bits(row) & masks.types) !== 0);
    if (tokens.prices.length > 0) marks.set('prices', (row) => (bits(row) & masks.prices) !== 0);
    if (tokens.posters.length > 0) marks.set('posters', (row) => (bits(row) & masks.offers) !== 0 && (bits(row) & masks.genders) !== 0);
    if (chosenFetishes.size > 0) marks.set('fetishes', (row) => chosenFetishes.has(fetishes[row] ?? 0));
    if (finished) marks.set('finished', (row) => finished[row] === 1);
    if (begun) marks.set('begun', (row) => begun[row] === 1);
    if (nearby) marks.set('near', (row) => nearby[row] === 1);
    return marks;
  }

  /** Counts the rows that meet each set of criteria. */
  function countSets(sought: SearchTerms): Int32Array {
    const marks = [...marksOf(sought)].map(([thing, has]) => ({ bit: bitOf[thing], has }));
    // Criteria that are not part of the search are met by every row.
    const rest = marks.reduce((bits, { bit }) => bits & ~bit, (1 << criteria.length) - 1);
    const counts = new Int32Array(1 << criteria.length);
    for (let row = 0; row < rows.length; row += 1) {
      let set = rest;
      for (const { bit, has } of marks) if (has(row)) set |= bit;
      counts[set] = (counts[set] ?? 0) + 1;
    }
    return withLarger(counts);
  }

  return (sought) => {
    const counts = countSets(sought);
    const part = (count: number) => Math.min(1, Math.max(count, AT_LEAST) / size);
    const { near } = sought;
    const inReach = near ? locations.points.within(near.centre, near.chord).filter(Boolean).length : 0;
    return {
      of: (some) => {
        const together = counts[some.reduce((bits, thing) => bits | bitOf[thing], 0)] ?? 0;
        if (some.length < 2) return part(together);
        // The mean of the observed share and the share of independent criteria, because a sample contains few rows that meet several.
        return (together / size + some.reduce((product, thing) => product * part(counts[bitOf[thing]] ?? 0), 1)) / 2;
      },
      cities: (Math.max(inReach, AT_LEAST) / Math.max(1, locations.points.count)) * locations.count,
    };
  };
}

/** Turns the count of each set into the count of all sets that include it. */
function withLarger(counts: Int32Array): Int32Array {
  for (let bit = 1; bit < counts.length; bit <<= 1) {
    for (let set = 0; set < counts.length; set += 1) if (!(set & bit)) counts[set] = (counts[set] ?? 0) + (counts[set | bit] ?? 0);
  }
  return counts;
}

/** Marks the rows that contain all of these words, or words with these beginnings; null if there are none. */
function wordsIn(rows: readonly SampleRow[]): (sought: readonly SearchWord[]) => Uint8Array | null {
  const rowsOf = new Map<string, number[]>();
  for (const [row, { search_terms: terms }] of rows.entries()) {
    for (const word of terms) {
      const known = rowsOf.get(word);
      if (known) known.push(row);
      else rowsOf.set(word, [row]);
    }
  }
  const spelled = [...rowsOf.keys()].toSorted();
  const rowsWith = ({ word, begins, others = [] }: SearchWord) => {
    const marked = new Uint8Array(rows.length);
    const mark = (found: string) => rowsOf.get(found)?.forEach((row) => (marked[row] = 1));
    for (const one of [word, ...others]) {
      mark(one);
      for (let index = begins ? firstNotBefore(spelled, one) : spelled.length; index < spelled.length; index += 1) {
        const found = spelled[index] ?? '';
        if (!found.startsWith(one)) break;
        mark(found);
      }
    }
    return marked;
  };
  return (sought) => {
    const [one, ...more] = sought.map(rowsWith);
    return one ? more.reduce((both, marked) => both.map((mark, row) => mark & (marked[row] ?? 0)), one) : null;
  };
}
