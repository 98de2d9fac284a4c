import type { Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { removalTasks } from './jobs/remove-files.ts';
import { sweepingTasks } from './jobs/sweep.ts';
import { tellingTasks } from './jobs/tell-owner.ts';
import { unsealingTasks } from './jobs/unseal.ts';
import { processingTasks } from './processing/jobs.ts';
import { takeDownTasks } from './takedowns/jobs.ts';

export { cron } from './jobs/sweep.ts';

export const tasks = (platform: WorkerPlatform): Tasks => ({
  ...removalTasks(platform),
  ...sweepingTasks(platform),
  ...tellingTasks(platform),
  ...unsealingTasks(platform),
  ...processingTasks(platform),
  ...takeDownTasks(platform),
});
