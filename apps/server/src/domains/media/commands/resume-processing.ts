import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { publishMediaState } from '../jobs/publish-state.ts';
import { PROCESS, processKey } from '../processing/jobs.ts';
import { reopenMatched } from '../store/reopening.ts';

/** Continues rendering after staff dismissed a match. */
export async function resumeProcessing(tx: Tx, clock: Clock, id: string): Promise<void> {
  const reopened = await reopenMatched(tx, id, clock.now());
  if (!reopened) return;
  await enqueue(tx, PROCESS, { id }, { key: processKey(id) });
  await publishMediaState(tx, reopened.ownerId, { id, state: 'quarantined', percent: 60 });
}
