import type { Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { removalTasks } from './jobs/delete-files.ts';
import { sweepingTasks } from './jobs/purge-abandoned.ts';
import { publishStateTasks } from './jobs/publish-state.ts';
import { restoreOriginalTasks } from './jobs/restore-original.ts';
import { processingTasks } from './processing/jobs.ts';
import { takedownTasks } from './takedowns/jobs.ts';

export { cron } from './jobs/purge-abandoned.ts';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  ...removalTasks(platform),
  ...sweepingTasks(platform),
  ...publishStateTasks(platform),
  ...restoreOriginalTasks(platform),
  ...processingTasks(platform),
  ...takedownTasks(platform),
});
