import type { TableSample } from './sample.ts';

/** All posts since the start of a day or week, in microseconds. Periods are numbered as in the index: days positive, weeks negative. */
export interface Recent {
  since: number;
  periods: readonly number[];
}

const DAY = 86_400_000_000;
const WEEK = 7 * DAY;
const MOST_DAYS = 13;
/** Longer lists of periods cost more than they save. */
const MOST_WEEKS = 60;

/** The days or weeks before a point in time that contain at least this many posts; null if that is nearly everything. */
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
