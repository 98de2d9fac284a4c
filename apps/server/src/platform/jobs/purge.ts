import { sql } from 'kysely';
import type { WorkerPlatform } from '../platform.ts';
import type { CronItem, Tasks } from './task.ts';

const TASK = 'platform:purge-expired';

/** Deletes expired data of the platform. */
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
      // A job that failed permanently may contain an email and its recipient.
      await sql`
        DELETE FROM graphile_worker._private_jobs
        WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - interval '14 days'`.execute(db);
    },
  };
}

export const housekeepingCron: CronItem[] = [{ task: TASK, at: '17 * * * *' }];
