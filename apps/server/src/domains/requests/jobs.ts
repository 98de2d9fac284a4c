import { transaction } from '../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { mendPlaces } from './store/posts.ts';
import { viewCron, viewTasks } from './views/jobs.ts';

const PLACES = 'requests:mend-places';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  ...viewTasks(platform),
  [PLACES]: () => transaction(platform.db, mendPlaces),
});

export const cron: readonly CronItem[] = [...viewCron, { task: PLACES, at: '25 3 * * *' }];
