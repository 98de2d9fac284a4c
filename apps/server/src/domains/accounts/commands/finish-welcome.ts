import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { activateMember } from '../store/members.ts';

/** The welcome wizard is finished: the member is active. Again is as good as once. */
export async function finishWelcome(tx: Tx, memberId: string, clock: Clock): Promise<void> {
  if (await activateMember(tx, memberId)) await emit(tx, clock, 'accounts.memberActivated', { memberId });
}
