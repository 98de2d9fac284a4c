import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { withholdTexts as withhold } from '../store/profile.ts';

/** What staff decided about the texts of a profile: others read them, or do not. Their owner always does. */
export async function withholdTexts(tx: Tx, clock: Clock, { memberId, withheld }: { memberId: string; withheld: boolean }): Promise<void> {
  const changed = await withhold(tx, memberId, withheld ? clock.now() : null);
  if (changed) await emit(tx, clock, 'profiles.changed', { memberId });
}
