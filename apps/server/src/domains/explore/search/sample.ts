import { attributeBits, type BitFilter, type SearchFacet } from '@subrosa/rules/explore/bits';
import { cachedSample, estimateRowCount } from '../../../platform/search/table-sample.ts';
import { drawSample, type SampleRow } from './queries/sample.ts';

const ROWS = 2000;
const CACHE_MS = 10 * 60_000;

/** The share of all members that match; where the sample has none, a quarter of one row. */
export interface Selectivity extends Record<SearchFacet, number> {
  begins: number;
  inside: number;
  /** All filters except the text. */
  filtered: number;
  /** With the text at the beginning of the name, or further inside. */
  filteredBegins: number;
  filteredInside: number;
}

/** A few thousand search rows in memory, by which the query plan estimates costs. Results are the same on every access path. */
export interface TableSample {
  everybody: number;
  online: number;
  /** The share of one row of the sample, the smallest that it can measure. */
  least: number;
  shares(filter: BitFilter, text: string | null): Selectivity;
}

const INTS_PER_ROW = 4;
const CLASS = 1;
const INTEREST = 2;
const TRAVEL = 4;
const AGE = 8;
const LANGUAGE = 16;
const LOCATION = 32;
const ALL = CLASS | INTEREST | TRAVEL | AGE | LANGUAGE | LOCATION;

const half = (bits: bigint) => [Number(BigInt.asIntN(32, bits)), Number(BigInt.asIntN(32, bits >> 32n))];

/** Four 32-bit integers, because arithmetic on them is a hundred times faster than on a bigint. */
const int32sOf = (low: bigint, high: bigint) => [...half(low), ...half(high)];

function sampleOf(rows: readonly SampleRow[], sizes: { everybody: number; online: number }): TableSample {
  const bitsOfRows = Int32Array.from(rows, (row) => row.attribute_bits);
  const interests = Int32Array.from(rows.flatMap((row) => int32sOf(BigInt(row.interests_low), BigInt(row.interests_high))));
  const tokensOfRows = rows.map(({ tokens }) => tokens);
  const share = (count: number) => Math.max(count, 0.25) / Math.max(1, rows.length);

  /** The facets that a row matches, as bits. Facets without a filter match every row. */
  function facetsOf(filter: BitFilter): (row: number) => number {
    const [a = 0, b = 0, c = 0, d = 0] = int32sOf(filter.low, filter.high);
    const anyInterest = filter.tokens.interests.length === 0 ? 1 : 0;
    const travel = filter.mask & attributeBits.traveling;
    const [mask, marks] = [filter.mask & ~travel, filter.marks & ~travel];
    const of = (at: number) => interests[at] ?? 0;
    const { ages, languages, whereabouts } = filter.tokens;
    const shares = (row: number, list: readonly number[], facet: number) =>
      list.length === 0 || tokensOfRows[row]?.some((token) => list.includes(token)) ? facet : 0;
    return (row) => {
      const bits = bitsOfRows[row] ?? 0;
      const at = INTS_PER_ROW * row;
      const shared = anyInterest | (of(at) & a) | (of(at + 1) & b) | (of(at + 2) & c) | (of(at + 3) & d);
      const isOfClass = (bits & mask) === marks && (filter.genders === 0 || (bits & filter.genders) !== 0);
      const byTokens = shares(row, ages, AGE) | shares(row, languages, LANGUAGE) | shares(row, whereabouts, LOCATION);
      return (isOfClass ? CLASS : 0) | (shared === 0 ? 0 : INTEREST) | ((bits & travel) === travel ? TRAVEL : 0) | byTokens;
    };
  }

  // Runs for thousands of rows in every search, so it allocates no object per row.
  function shares(filter: BitFilter, text: string | null): Selectivity {
    const facets = facetsOf(filter);
    const found = { begins: 0, inside: 0, filtered: 0, filteredBegins: 0, filteredInside: 0 };
    const n = { classes: 0, interests: 0, traveling: 0, ages: 0, languages: 0, whereabouts: 0, ...found };
    for (let row = 0; row < rows.length; row += 1) {
      const has = facets(row);
      const passes = has === ALL ? 1 : 0;
      n.classes += has & CLASS;
      n.interests += (has & INTEREST) >> 1;
      n.traveling += (has & TRAVEL) >> 2;
      n.ages += (has & AGE) >> 3;
      n.languages += (has & LANGUAGE) >> 4;
      n.whereabouts += (has & LOCATION) >> 5;
      n.filtered += passes;
      const index = text === null ? -1 : (rows[row]?.username.indexOf(text) ?? -1);
      if (index < 0) continue;
      n[index === 0 ? 'begins' : 'inside'] += 1;
      n[index === 0 ? 'filteredBegins' : 'filteredInside'] += passes;
    }
    return Object.fromEntries(Object.entries(n).map(([name, count]) => [name, share(count)])) as unknown as Selectivity;
  }

  return { ...sizes, least: share(1), shares };
}

/** Cached for ten minutes. */
export const sampleFor = cachedSample(CACHE_MS, async (db): Promise<TableSample> => {
  const [rows, everybody, online] = await Promise.all([
    drawSample(db, ROWS),
    estimateRowCount(db, 'member_search'),
    estimateRowCount(db, 'member_search_online'),
  ]);
  return sampleOf(rows, { everybody, online });
});
