import { setTimeout as pause } from 'node:timers/promises';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { notifyBatch } from './notify-batch.ts';
import { enqueueFanOut, FAN_OUT } from './start-fan-out.ts';

/** After this time the job is enqueued again, so that a long fan-out delays neither other jobs nor the shutdown of the worker. */
const MAX_RUN_MS = 5000;

export const fanOutTasks = (platform: WorkerPlatform): Tasks => ({
  [FAN_OUT]: async (payload) => {
    const { fanOutId } = payload as { fanOutId: string };
    const until = performance.now() + MAX_RUN_MS;
    for (;;) {
      const started = performance.now();
      if (!(await notifyBatch(fanOutId, platform))) return;
      const now = performance.now();
      if (now > until) return transaction(platform.db, (tx) => enqueueFanOut(tx, fanOutId));
      // The pause is as long as the batch: the busier the database is, the more of it is left to page requests.
      await pause(now - started);
    }
  },
});
