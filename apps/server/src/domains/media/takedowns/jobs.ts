import { transaction } from '../../../platform/db/transaction.ts';
import type { Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { listAlike } from './queries.ts';
import { FIND_COPIES, REINSTATE, type Search } from './enqueue.ts';
import { reinstate } from './reinstate.ts';
import { listTakedowns } from './store.ts';
import { takeItemDown } from './take-down.ts';

export const takedownTasks = ({ db, clock }: WorkerPlatform): Tasks => ({
  // The list is committed by now: uploads that are processed now find it, and earlier ones are found here.
  [FIND_COPIES]: async (payload) => {
    const { sourceId, reason } = payload as Search;
    const fingerprints = await transaction(db, (tx) => listTakedowns(tx, sourceId));
    for (const pdq of fingerprints) {
      for (const id of await listAlike(db, pdq)) await transaction(db, (tx) => takeItemDown(tx, clock, { id, reason, sourceId }));
    }
  },

  [REINSTATE]: (payload) => transaction(db, (tx) => reinstate(tx, clock, (payload as { id: string }).id)),
});
