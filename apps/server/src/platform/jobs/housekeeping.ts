import { sql } from 'kysely';
import type { WorkerPlatform } from '../platform.ts';
import type { CronItem, Tasks } from './task.ts';

const TASK = 'platform:sweep';

/** Forgets what the platform needs only for a while. */
export function housekeepingTasks({ db }: WorkerPlatform): Tasks {
  return {
    [TASK]: async () => {
      await db
        .deleteFrom('idempotency_key')
        .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute();
      await db
        .deleteFrom('handled_event')
        .where('handled_at', '<', sql<Date>`now() - interval '14 days'`)
        .execute();
    },
  };
}

export const housekeepingCron: CronItem[] = [{ task: TASK, at: '17 * * * *' }];
