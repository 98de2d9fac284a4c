/** A smaller number could identify a person. */
export const FEWEST_SHOWN = 5;

/** A day's count of actions of members: null means "fewer than 5", including none. */
export const shownCount = (count: number): number | null => (count < FEWEST_SHOWN ? null : count);

/** For the current day, in steps of five, because an increment by one would reveal a single action. */
export const runningCount = (count: number): number | null => shownCount(count - (count % FEWEST_SHOWN));

/** For publication: rounded to the nearest five, so that sums reveal no part; null means "fewer than 5". */
export function publicCount(count: number): number | null {
  if (count === 0) return 0;
  return count < FEWEST_SHOWN ? null : Math.round(count / FEWEST_SHOWN) * FEWEST_SHOWN;
}
