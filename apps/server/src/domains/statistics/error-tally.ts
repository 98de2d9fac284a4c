import { dayOf } from '@subrosa/rules/statistics/periods';
import type { Platform } from '../../platform/platform.ts';
import { addErrors } from './store.ts';

const EVERY_MS = 60_000;

type TallyStores = Pick<Platform, 'db' | 'clock' | 'metrics' | 'log'>;

/**
 * Adds the errors of this process to the tally of the day every minute, so that the console shows them without the
 * metrics server.
 */
export function startErrorTally(api: TallyStores): { stop(): Promise<void> } {
  const recorded = { server: 0, browser: 0 };

  async function carry(): Promise<void> {
    const seen = await countErrors(api.metrics);
    for (const kind of ['server', 'browser'] as const) {
      const more = seen[kind] - recorded[kind];
      if (more <= 0) continue;
      await addErrors(api.db, dayOf(api.clock.now()), kind, more);
      recorded[kind] = seen[kind];
    }
  }

  // During an outage of PostgreSQL, the errors are added in a later minute.
  const safely = () => carry().catch((error: unknown) => api.log.warn({ err: error }, 'errors are not tallied'));
  const timer = setInterval(() => void safely(), EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await safely();
    },
  };
}

const FAILED = 500;
/** Rejected because of load or an unavailable datastore, which is not a bug. */
const BUSY = 503;

async function countErrors({ requests, clientErrors }: TallyStores['metrics']): Promise<{ server: number; browser: number }> {
  const answered = (await requests.get()).values.filter(({ metricName }) => metricName?.endsWith('_count'));
  const failed = answered.filter(({ labels }) => Number(labels['status']) >= FAILED && Number(labels['status']) !== BUSY);
  const reported = (await clientErrors.get()).values;
  const sum = (values: readonly { value: number }[]) => values.reduce((total, { value }) => total + value, 0);
  return { server: sum(failed), browser: sum(reported) };
}
