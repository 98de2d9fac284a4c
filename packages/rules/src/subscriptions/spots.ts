/** Both readings of the specification: a pool for everyone who is verified, or the first new members only. */
export const spotsModes = ['pool', 'first_n'] as const;

export const MOST_SPOTS = 10_000_000;

/** Free lifetime spots that can still be taken; none where the total was lowered below what is taken. */
export function spotsLeft({ total, taken }: { total: number; taken: number }): number {
  return Math.max(0, total - taken);
}
