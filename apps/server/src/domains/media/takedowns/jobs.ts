import { transaction } from '../../../platform/db/transaction.ts';
import type { Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { listAlike } from './queries.ts';
import { FIND_COPIES, PUT_BACK, type Search } from './enqueue.ts';
import { putBack } from './put-back.ts';
import { listTakeDowns } from './store.ts';
import { takeItemDown } from './take-down.ts';

export const takeDownTasks = ({ db, clock }: WorkerPlatform): Tasks => ({
  // The list is committed by now: what is checked meanwhile meets it there, and what was checked before is found here.
  [FIND_COPIES]: async (payload) => {
    const { sourceId, reason } = payload as Search;
    const fingerprints = await transaction(db, (tx) => listTakeDowns(tx, sourceId));
    for (const pdq of fingerprints) {
      for (const id of await listAlike(db, pdq)) await transaction(db, (tx) => takeItemDown(tx, clock, { id, reason, sourceId }));
    }
  },

  [PUT_BACK]: (payload) => transaction(db, (tx) => putBack(tx, clock, (payload as { id: string }).id)),
});
