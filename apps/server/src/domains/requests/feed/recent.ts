import type { TableSample } from './sample.ts';

/** Everything since the first moment of a day or of a week, in microseconds, as the engine numbers days and, below zero, weeks. */
export interface Recent {
  since: number;
  periods: readonly number[];
}

const DAY = 86_400_000_000;
const WEEK = 7 * DAY;
const MOST_DAYS = 13;
/** Longer lists of periods cost more than they save. */
const MOST_WEEKS = 60;

/** The days or weeks before a moment that hold at least so many posts; null where that is nearly everything. */
export function recentFor(sample: TableSample, at: number, posts: number): Recent | null {
  const since = sample.before(at, posts);
  if (since === null) return null;
  const upTo = Math.min(at, sample.newest);
  const days = Math.floor(upTo / DAY) - Math.floor(since / DAY);
  const unit = days <= MOST_DAYS ? DAY : WEEK;
  const [first, last] = [Math.floor(since / unit), Math.floor(upTo / unit)];
  if (last - first > MOST_WEEKS) return null;
  const periods = Array.from({ length: last - first + 1 }, (_, index) => last - index);
  return { since: first * unit, periods: unit === DAY ? periods : periods.map((week) => -week) };
}
