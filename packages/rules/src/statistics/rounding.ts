/** Below this a number could tell of a person. */
export const FEWEST_SHOWN = 5;

/** A day's count of what people did: null stands for "fewer than 5", none at all included. */
export const shownCount = (count: number): number | null => (count < FEWEST_SHOWN ? null : count);

/** While the day runs: in steps of five, because a number that grows by one tells of the one who came. */
export const runningCount = (count: number): number | null => shownCount(count - (count % FEWEST_SHOWN));

/** What is published: to the nearest five, so that no sum gives a part of it away; null stands for "fewer than 5". */
export function publicCount(count: number): number | null {
  if (count === 0) return 0;
  return count < FEWEST_SHOWN ? null : Math.round(count / FEWEST_SHOWN) * FEWEST_SHOWN;
}
