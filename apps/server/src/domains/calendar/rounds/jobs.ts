import { setTimeout as pause } from 'node:timers/promises';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { askForRound, ROUND } from './start-round.ts';
import { tellBatch } from './tell-batch.ts';

/** Then it queues again, so that a long round does not keep others waiting, nor a worker that is asked to leave. */
const AT_A_STRETCH_MS = 5000;

export const roundTasks = (platform: WorkerPlatform): Tasks => ({
  [ROUND]: async (payload) => {
    const { roundId } = payload as { roundId: string };
    const until = performance.now() + AT_A_STRETCH_MS;
    for (;;) {
      const began = performance.now();
      if (!(await tellBatch(roundId, platform))) return;
      const now = performance.now();
      if (now > until) return transaction(platform.db, (tx) => askForRound(tx, roundId));
      // As long as it took: the busier the database is, the more it is left to those who wait for a page.
      await pause(now - began);
    }
  },
});
