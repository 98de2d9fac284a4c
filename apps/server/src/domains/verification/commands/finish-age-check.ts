import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { POLL_AGE_PROVIDER } from '../job-names.ts';
import type { AgeCheck } from '../queries/age-checks.ts';
import { getOwnAgeCheck } from '../get-own-age-check.ts';

/** Enqueues a poll of the provider; the browser only reports that the member has returned. */
export async function finishAgeCheck(tx: Tx, own: { memberId: string; id: string }): Promise<AgeCheck> {
  const check = await getOwnAgeCheck(tx, own);
  if (check.result === 'open') await enqueue(tx, POLL_AGE_PROVIDER, { id: check.id }, { key: `${POLL_AGE_PROVIDER}/${check.id}` });
  return check;
}
