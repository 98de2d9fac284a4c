import { sql } from 'kysely';
import type { Config } from '../platform/config/config.ts';
import type { Domain } from '../platform/domain.ts';
import { housekeepingCron, housekeepingTasks } from '../platform/jobs/purge.ts';
import { reactionTasks } from '../platform/jobs/reaction.ts';
import { startWorker as runWorker } from '../platform/jobs/worker.ts';
import type { Running } from '../platform/lifecycle.ts';
import type { Tasks } from '../platform/jobs/task.ts';
import { mailTasks } from '../platform/mail/mailer.ts';
import { smsTasks } from '../platform/sms/outbox.ts';
import { serveOperations } from '../platform/operations.ts';
import type { WorkerPlatform } from '../platform/platform.ts';
import { announceRelease } from '../platform/realtime/release.ts';
import { domains } from './domains.ts';
import { openWorkerPlatform } from './platforms.ts';

/** All jobs of the app. */
export function allTasks(platform: WorkerPlatform, served: readonly Domain[] = domains): Tasks {
  return {
    ...housekeepingTasks(platform),
    ...mailTasks(platform.mail, platform.config),
    ...smsTasks(platform.sms, platform.log, platform.config),
    ...reactionTasks(
      served.flatMap(({ reactions = [] }) => reactions),
      platform,
    ),
    ...(Object.assign({}, ...served.map((domain) => domain.tasks?.(platform))) as Tasks),
  };
}

/** Starts the process that runs jobs and reactions, including all calls to external services. */
export async function startWorker(config: Config, served: readonly Domain[] = domains): Promise<Running> {
  const platform = await openWorkerPlatform(config);
  const tasks = allTasks(platform, served);
  const cron = [...housekeepingCron, ...served.flatMap((domain) => domain.cron ?? [])];
  const worker = await runWorker({ platform, pool: platform.pool, tasks, cron });
  await announceRelease(platform);
  let leaving = false;
  const operations = await serveOperations({
    host: config.HOST,
    port: config.OPERATIONS_PORT,
    metrics: platform.metrics,
    isReady: async () => !leaving && (await sql`SELECT 1`.execute(platform.db)).rows.length === 1,
  });
  return {
    stop: async () => {
      leaving = true;
      await worker.stop();
      await operations.close();
      await platform.close();
    },
  };
}
