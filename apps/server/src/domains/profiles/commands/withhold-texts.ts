import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { withholdTexts as withhold } from '../store/profile.ts';

/** Applies the decision of staff to hide the texts of a profile from others, or to show them again. Their owner always sees them. */
export async function withholdTexts(tx: Tx, clock: Clock, { memberId, withheld }: { memberId: string; withheld: boolean }): Promise<void> {
  const changed = await withhold(tx, memberId, withheld ? clock.now() : null);
  if (changed) await emit(tx, clock, 'profiles.changed', { memberId });
}
