import type { Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { removalTasks } from './jobs/remove-files.ts';
import { sweepingTasks } from './jobs/sweep.ts';
import { publishStateTasks } from './jobs/publish-state.ts';
import { restoreOriginalTasks } from './jobs/restore-original.ts';
import { processingTasks } from './processing/jobs.ts';
import { takeDownTasks } from './takedowns/jobs.ts';

export { cron } from './jobs/sweep.ts';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  ...removalTasks(platform),
  ...sweepingTasks(platform),
  ...publishStateTasks(platform),
  ...restoreOriginalTasks(platform),
  ...processingTasks(platform),
  ...takeDownTasks(platform),
});
