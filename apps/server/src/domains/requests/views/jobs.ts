import { transaction } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { CronItem, Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { countsName } from './count-view.ts';
import { viewCountsIn } from './counting.ts';
import { flushViews } from './flush-views.ts';

const FLUSH = 'requests:flush-views';
const FLUSH_AGAIN = 'requests:flush-views-again';
const HALF_A_MINUTE = 30_000;

export const viewTasks = ({ db, redis, clock, config, log }: WorkerPlatform): Tasks => {
  async function flush(): Promise<void> {
    // Only the views since the outage began are lost.
    if (!redis.isReady) log.warn('redis is away: no views are flushed');
    else await flushViews(db, viewCountsIn(redis, countsName(config, 'worker')), clock.now());
  }
  return {
    // Cron jobs run every minute; the job enqueues the second run of the minute itself.
    [FLUSH]: async () => {
      const runAt = new Date(clock.now().getTime() + HALF_A_MINUTE);
      await transaction(db, (tx) => enqueue(tx, FLUSH_AGAIN, {}, { key: FLUSH_AGAIN, runAt }));
      await flush();
    },
    [FLUSH_AGAIN]: flush,
  };
};

export const viewCron: readonly CronItem[] = [{ task: FLUSH, at: '* * * * *' }];
