import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { lockPausable, markPaused, markResumed } from '../store/pause.ts';

/** Hides the member from all others until they resume. Idempotent. */
export async function pauseAccount(tx: Tx, { memberId }: Caller, clock: Clock): Promise<void> {
  const member = await lockPausable(tx, memberId);
  if (!member) throw new ApiError('resource.notFound');
  // The role of a paused member would not count, so two paused administrators could leave nobody who assigns roles.
  if (member.isStaff) throw new ApiError('accounts.staffPause');
  if (await markPaused(tx, memberId)) await emit(tx, clock, 'accounts.pauseChanged', { memberId });
}

/** Idempotent. */
export async function resumeAccount(tx: Tx, memberId: string, clock: Clock): Promise<void> {
  if (await markResumed(tx, memberId)) await emit(tx, clock, 'accounts.pauseChanged', { memberId });
}
