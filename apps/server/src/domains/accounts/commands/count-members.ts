import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { roundedTotal } from '../member-total.ts';
import { saveMemberTotal } from '../store/totals.ts';

export async function countMembers(tx: Tx, clock: Clock): Promise<void> {
  const { before, now } = await saveMemberTotal(tx);
  const total = roundedTotal(now);
  if (total !== roundedTotal(before)) await emit(tx, clock, 'accounts.memberCountChanged', { total });
}
