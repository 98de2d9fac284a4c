import { randomInt } from 'node:crypto';
import { transaction } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tasks } from '../../../platform/jobs/task.ts';
import { limitConcurrency } from '../../../platform/concurrency-limit.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { processMedia } from './process-media.ts';
import type { Step } from './step.ts';
import { markScanned } from './steps/mark-scanned.ts';
import { identify } from './steps/identify.ts';
import { match } from './steps/match.ts';
import { render } from './steps/render.ts';
import { scan } from './steps/scan.ts';

export const PROCESS = 'media:process';

/** At most one pending job per item. */
export const processKey = (id: string): string => `${PROCESS}/${id}`;

export const steps: readonly Step[] = [identify, scan, match, render, markScanned];

const soonMs = { least: 2000, most: 10_000 } as const;

export function processingTasks(platform: WorkerPlatform, checks: readonly Step[] = steps): Tasks {
  const { config, clock, db } = platform;
  // At most half of the worker's slots, so that emails and texts do not wait for videos.
  const hands = Math.max(config.MEDIA_CONCURRENCY, Math.floor(config.WORKER_CONCURRENCY / 2));
  const { enter } = limitConcurrency(config.MEDIA_CONCURRENCY, hands - config.MEDIA_CONCURRENCY);

  return {
    [PROCESS]: async (payload) => {
      const { id } = payload as { id: string };
      const turn = enter();
      if (!turn) {
        const runAt = new Date(clock.now().getTime() + randomInt(soonMs.least, soonMs.most));
        return transaction(db, (tx) => enqueue(tx, PROCESS, { id }, { key: processKey(id), runAt }));
      }
      const leave = await turn;
      try {
        await processMedia(platform, id, checks);
      } finally {
        leave();
      }
    },
  };
}
