import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { tallyDays } from './commands/tally-days.ts';

const TALLY = 'statistics:count-days';

export const tasks = ({ db, clock }: WorkerPlatform): Tasks => ({
  [TALLY]: async () => tallyDays(db, clock),
});

export const cron: readonly CronItem[] = [{ task: TALLY, at: '10 0 * * *' }];
