import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { activateMember } from '../store/members.ts';

/** Finishes the welcome wizard, which makes the member active. Idempotent. */
export async function finishWelcome(tx: Tx, memberId: string, clock: Clock): Promise<void> {
  if (await activateMember(tx, memberId)) await emit(tx, clock, 'accounts.memberActivated', { memberId });
}
