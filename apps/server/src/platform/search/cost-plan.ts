/** Chooses between access paths by their estimated cost, and runs them until one has found everything. */

/** A bound that no access path reaches. */
export const UNBOUNDED = 2_147_483_647;

export const cheapestOf = <Plan extends { cost: number }>(plans: readonly Plan[]): Plan =>
  plans.reduce((best, plan) => (plan.cost < best.cost ? plan : best));

export interface Row {
  /** Not a result: the access path stopped here at its bound, and more rows may follow. */
  edge: boolean;
}

/** Runs attempts in order until one fills the page or is complete, that is, has read to the end. The last attempt must be complete. */
export async function runAttempts<Attempt, Found extends Row>(
  attempts: readonly Attempt[],
  need: number,
  { run, isPartial }: { run: (attempt: Attempt) => Promise<Found[]>; isPartial: (attempt: Attempt) => boolean },
): Promise<Found[]> {
  for (const attempt of attempts) {
    const rows = await run(attempt);
    const found = rows.filter(({ edge }) => !edge);
    const isComplete = found.length === rows.length && !isPartial(attempt);
    if (isComplete || found.length >= need) return found;
  }
  throw new Error('no access path was complete');
}
