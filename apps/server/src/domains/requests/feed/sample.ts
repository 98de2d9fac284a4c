import { vocabularyOf, type Vocabulary } from '@subrosa/rules/requests/typos';
import { cachedSample, estimateRowCount } from '../../../platform/search/table-sample.ts';
import { drawLocations, drawSample, type SampleRow } from './queries/sample.ts';
import { firstNotBefore, pointsOf } from './sampled.ts';
import { estimateSelectivity, type Selectivity, type SearchTerms } from './selectivity.ts';

const ROWS = 4000;
const LOCATIONS = 2000;
const CACHE_MS = 5 * 60_000;

/** Randomly drawn posts in memory, for estimates. Times are in microseconds. */
export interface TableSample {
  posts: number;
  /** No post is newer. */
  newest: number;
  shares(sought: SearchTerms): Selectivity;
  /** The words of these posts, for searches with typing errors. */
  vocabulary: Vocabulary;
  /** The estimated number of older posts. */
  olderThan(at: number): number;
  /** The time before `at` since which about this many posts were listed; null if there are fewer. */
  before(at: number, posts: number): number | null;
}

interface SampleInput {
  rows: readonly SampleRow[];
  posts: number;
  locations: { points: readonly string[]; count: number };
}

const DAY = 86_400_000_000;

function sampleOf({ rows, posts, locations }: SampleInput, now: Date): TableSample {
  const times = Float64Array.from(rows, ({ at }) => Number(at)).toSorted();
  const rank = (at: number) => firstNotBefore(times, at);
  return {
    posts,
    // Clocks differ, and the sample is kept for a while.
    newest: Math.max(now.getTime() * 1000, times.at(-1) ?? 0) + DAY,
    vocabulary: vocabularyOf([...new Set(rows.flatMap(({ search_terms: terms }) => terms))]),
    shares: estimateSelectivity(rows, { points: pointsOf(locations.points), count: locations.count }),
    olderThan: (at) => (posts * rank(at)) / Math.max(1, times.length),
    before: (at, wanted) => times[rank(at) - Math.ceil((wanted / Math.max(1, posts)) * times.length)] ?? null,
  };
}

/** Cached for five minutes. */
export const sampleFor = cachedSample(CACHE_MS, async (db, now): Promise<TableSample> => {
  const locations = { points: await drawLocations(db, LOCATIONS), count: await estimateRowCount(db, 'request_location') };
  return sampleOf({ rows: await drawSample(db, ROWS), posts: await estimateRowCount(db, 'request_post'), locations }, now);
});
