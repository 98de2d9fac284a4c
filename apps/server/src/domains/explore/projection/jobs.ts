import type { CronItem, Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { projectInBatches } from './project.ts';
import { listOutdated } from './queries.ts';

const MAINTAIN = 'explore:maintain-search';
const DAY = 86_400_000;
/** The days that one run covers, so that a worker can catch up after an outage. */
const NIGHTS = 7;
const BATCH = 500;

export const projectionTasks = ({ db, clock }: WorkerPlatform): Tasks => ({
  [MAINTAIN]: async () => {
    const dayBefore = (nights: number) => new Date(clock.now().getTime() - nights * DAY).toISOString().slice(0, 10);
    await projectInBatches(db, await listOutdated(db, { from: dayBefore(NIGHTS), to: dayBefore(0) }), BATCH);
  },
});

// Just after midnight in UTC: subscriptions count in UTC days.
export const projectionCron: readonly CronItem[] = [{ task: MAINTAIN, at: '2 0 * * *' }];
