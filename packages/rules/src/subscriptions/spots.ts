/** Both interpretations of the specification: a pool for all verified members, or the first new members only. */
export const spotsModes = ['pool', 'first_n'] as const;

export const MOST_SPOTS = 10_000_000;

/** Free lifetime spots that can still be taken; 0 if the total was lowered below the number taken. */
export function spotsLeft({ total, taken }: { total: number; taken: number }): number {
  return Math.max(0, total - taken);
}
