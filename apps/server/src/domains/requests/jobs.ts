import { transaction } from '../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { removeMedia } from '../media/index.ts';
import { listUnusedMedia } from './queries/unused-media.ts';
import { repairLocations } from './store/posts.ts';
import { viewCron, viewTasks } from './views/jobs.ts';

const REPAIR_LOCATIONS = 'requests:repair-locations';
const PURGE_UNUSED_MEDIA = 'requests:purge-unused-media';
const WEEK = 7 * 86_400_000;
const BATCH = 500;

export const tasks = (platform: WorkerPlatform): Tasks => {
  const { db, clock } = platform;
  return {
    ...viewTasks(platform),
    [REPAIR_LOCATIONS]: () => transaction(db, repairLocations),
    // Uploads that were never posted would permanently use the member's upload limit.
    [PURGE_UNUSED_MEDIA]: async () => {
      for (const item of await listUnusedMedia(db, new Date(clock.now().getTime() - WEEK), BATCH)) {
        await transaction(db, (tx) => removeMedia(tx, item, clock));
      }
    },
  };
};

export const cron: readonly CronItem[] = [
  ...viewCron,
  { task: REPAIR_LOCATIONS, at: '25 3 * * *' },
  { task: PURGE_UNUSED_MEDIA, at: '45 3 * * *' },
];
