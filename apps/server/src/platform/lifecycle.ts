import type { Log } from './log.ts';

export interface Running {
  /** Tells the balancer that we leave, drains, finishes or releases what runs, closes. */
  stop(): Promise<void>;
}

const MOST_SECONDS_TO_STOP = 30;

/** Starts a process and ends it in good order at SIGTERM or SIGINT. A second signal ends it at once. */
export async function runProcess(name: string, start: () => Promise<Running>, log: Log): Promise<void> {
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    log.fatal({ err: error }, `${name} did not start`);
    // What was opened before the failure would keep the process alive.
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
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, `${name} did not leave in good order`);
          process.exit(1);
        },
      );
    });
  }
}
