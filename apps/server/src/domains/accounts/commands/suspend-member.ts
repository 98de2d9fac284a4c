import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { closeDevices } from '../../devices/index.ts';
import { markReinstated, markSuspended } from '../store/suspension.ts';

/**
 * Suspends the member, who is signed out everywhere and missing for all others. Returns the earlier state, or null if the member was
 * suspended already.
 */
export async function suspendMember(tx: Tx, memberId: string, clock: Clock): Promise<'pending' | 'active' | null> {
  const before = await markSuspended(tx, memberId);
  if (before === null) return null;
  await closeDevices(tx, memberId, {}, clock);
  await emit(tx, clock, 'accounts.memberSuspended', { memberId });
  return before;
}

/** Restores the state from before the suspension. */
export async function reinstateMember(tx: Tx, memberId: string, state: 'pending' | 'active', clock: Clock): Promise<void> {
  if (await markReinstated(tx, memberId, state)) await emit(tx, clock, 'accounts.memberReinstated', { memberId });
}
