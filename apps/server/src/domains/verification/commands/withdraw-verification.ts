import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { scheduleDestruction } from '../../documents/index.ts';
import { dismissCasesOf } from '../../moderation/index.ts';
import { lockOpenCase, lockWaiting } from '../queries/verifications.ts';
import { withdraw } from '../store/verifications.ts';

/**
 * Withdraws a submission that is not decided. A decided one cannot be withdrawn, even before the worker has applied the
 * decision.
 */
export async function withdrawVerification(tx: Tx, memberId: string, clock: Clock): Promise<void> {
  const waiting = await lockWaiting(tx, { memberId });
  if (!waiting || (await lockOpenCase(tx, waiting.id)) === null) throw new ApiError('verification.nothingPending');
  await withdraw(tx, waiting.id, clock.now());
  await dismissCasesOf(tx, clock, waiting.id);
  await scheduleDestruction(tx, waiting.id, clock.now(), { performer: false });
}
