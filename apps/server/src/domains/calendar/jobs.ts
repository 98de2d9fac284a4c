import { transaction } from '../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { announceDue } from './publishing/announce.ts';
import { fanOutTasks } from './fan-out/jobs.ts';
import { purgeFanOuts } from './fan-out/store.ts';
import { locate } from './travel/locate.ts';
import { listMoving } from './travel/queries.ts';

const PROCESS_DUE = 'calendar:publish-due';
const PURGE_EXPIRED = 'calendar:purge-expired';
const DAY = 86_400_000;
const RETENTION_MS = 14 * DAY;
const BATCH = 200;

export const tasks = (platform: WorkerPlatform): Tasks => {
  const { db, clock } = platform;
  return {
    ...fanOutTasks(platform),
    // Due entries are found by indexes, so that millions of plans need no pending jobs.
    [PROCESS_DUE]: async () => {
      while (await transaction(db, (tx) => announceDue(tx, clock)));
      let moving = await listMoving(db, clock.now(), BATCH);
      while (moving.length > 0) {
        for (const memberId of moving) await transaction(db, (tx) => locate(tx, memberId, clock));
        moving = await listMoving(db, clock.now(), BATCH);
      }
    },
    [PURGE_EXPIRED]: () => transaction(db, (tx) => purgeFanOuts(tx, new Date(clock.now().getTime() - RETENTION_MS))),
  };
};

export const cron: readonly CronItem[] = [
  { task: PROCESS_DUE, at: '* * * * *' },
  { task: PURGE_EXPIRED, at: '35 3 * * *' },
];
