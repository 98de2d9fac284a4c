import type { Log } from './log.ts';
import { startTracing } from './tracing/start-tracing.ts';

export interface Running {
  /** Reports not ready to the load balancer, drains, finishes or releases running work, and closes. */
  stop(): Promise<void>;
}

const MOST_SECONDS_TO_STOP = 30;

/** Starts a process and stops it gracefully at SIGTERM or SIGINT. A second signal ends it at once. */
export async function runProcess(
  name: string,
  start: () => Promise<Running>,
  { config, log }: { config: Parameters<typeof startTracing>[0]; log: Log },
): Promise<void> {
  // Last resort: the redacted error is logged, and the supervisor restarts the process.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, `${name} failed`);
    process.exit(1);
  });
  let running: Running;
  let tracing: Running;
  try {
    // Tracing starts first, because connections check whether it is enabled when they open.
    tracing = await startTracing(config, name);
    running = await start();
  } catch (error) {
    log.fatal({ err: error }, `${name} did not start`);
    // Open connections would keep the process alive.
    process.exit(1);
  }
  log.info(`${name} is up`);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, `${name} is leaving`);
      setTimeout(() => process.exit(1), MOST_SECONDS_TO_STOP * 1000).unref();
      const leave = async () => {
        await running.stop();
        await tracing.stop();
      };
      leave().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, `${name} did not leave in good order`);
          process.exit(1);
        },
      );
    });
  }
}
