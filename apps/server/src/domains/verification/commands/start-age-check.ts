import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Platform } from '../../../platform/platform.ts';
import { START_AGE_CHECK } from '../job-names.ts';
import { findPassed, findInProgress, type AgeCheck } from '../queries/age-checks.ts';
import { addCheck } from '../store/age-checks.ts';

/** Enqueues the creation of a session at the provider, or returns the check in progress. */
export async function startAgeCheck(tx: Tx, memberId: string, { clock, config }: Pick<Platform, 'clock' | 'config'>): Promise<AgeCheck> {
  if (config.AGE_PROVIDER === 'none') throw new ApiError('verification.ageCheckUnavailable');
  if (await findPassed(tx, memberId)) throw new ApiError('verification.ageAlreadyVerified');
  const id = newId();
  if (await addCheck(tx, { id, memberId, at: clock.now() })) {
    await enqueue(tx, START_AGE_CHECK, { id }, { key: `${START_AGE_CHECK}/${id}` });
  }
  const inProgress = await findInProgress(tx, memberId);
  // The check in progress ended between the two queries.
  if (!inProgress) throw new ApiError('server.busy');
  return inProgress;
}
