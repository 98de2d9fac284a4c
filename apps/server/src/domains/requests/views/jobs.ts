import { transaction } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { CronItem, Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { countsName } from './count-view.ts';
import { viewCountsIn } from './counting.ts';
import { foldViews } from './flush-views.ts';

const FOLD = 'requests:fold-views';
const FLUSH_AGAIN = 'requests:fold-views-again';
const HALF_A_MINUTE = 30_000;

export const viewTasks = ({ db, redis, clock, config, log }: WorkerPlatform): Tasks => {
  async function fold(): Promise<void> {
    // Only the views since the outage began are lost.
    if (!redis.isReady) log.warn('redis is away: no views are folded in');
    else await foldViews(db, viewCountsIn(redis, countsName(config, 'worker')), clock.now());
  }
  return {
    // Cron jobs run every minute; the job enqueues the second run of the minute itself.
    [FOLD]: async () => {
      const runAt = new Date(clock.now().getTime() + HALF_A_MINUTE);
      await transaction(db, (tx) => enqueue(tx, FLUSH_AGAIN, {}, { key: FLUSH_AGAIN, runAt }));
      await fold();
    },
    [FLUSH_AGAIN]: fold,
  };
};

export const viewCron: readonly CronItem[] = [{ task: FOLD, at: '* * * * *' }];
