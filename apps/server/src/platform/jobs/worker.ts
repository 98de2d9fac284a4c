import { EventEmitter } from 'node:events';
import { Logger, run, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Running } from '../lifecycle.ts';
import type { Log } from '../log.ts';
import type { WorkerPlatform } from '../platform.ts';
import { withoutTrace } from '../tracing/jobs.ts';
import { inSpan } from '../tracing/spans.ts';
import { startHeartbeat } from './heartbeat.ts';
import { patientPool } from './retrying-pool.ts';
import type { CronItem, Tasks } from './task.ts';

/** Runs jobs until stopped; stopping waits for running jobs and releases the others. */
export async function startWorker(options: {
  platform: WorkerPlatform;
  pool: pg.Pool;
  tasks: Tasks;
  cron: readonly CronItem[];
}): Promise<Running> {
  const { platform, pool, tasks, cron } = options;
  const { db, log, metrics, config } = platform;
  // Jobs are locked with the id of the pool.
  let poolId = '';
  const running = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.once('pool:create', ({ workerPool }) => (poolId = workerPool.id));
  events.on('job:start', ({ job }) => running.add(job.id)).on('job:complete', ({ job }) => running.delete(job.id));

  const runner = await run({
    pgPool: patientPool(pool),
    concurrency: config.WORKER_CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 1000,
    crontab: cron.map(({ at, task }) => `${at} ${task}`).join('\n'),
    taskList: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, timed(name, task)])),
    logger: pinoLogger(log),
    events,
  });
  const heartbeat = await startHeartbeat({ db, poolId, running, log, metrics });

  function timed(name: string, task: Tasks[string]): Tasks[string] {
    return async (given) => {
      const end = metrics.jobs.startTimer({ task: name });
      const { payload, ...trace } = withoutTrace(given);
      try {
        await inSpan(`job ${name}`, { kind: 'consumer', ...trace }, () => task(payload));
        end({ outcome: 'done' });
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    };
  }

  return {
    stop: async () => {
      await runner.stop();
      await heartbeat.stop();
    },
  };
}

function pinoLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
