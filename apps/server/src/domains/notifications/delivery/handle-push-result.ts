import type { Tx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import type { PushOutcome } from '../../../platform/push/push.ts';
import { deleteSubscription, pauseSubscription, wakeSubscription } from './store/subscriptions.ts';

const MINUTE = 60_000;
const ATTEMPTS = 8;

interface HandlePushResultInput {
  deviceId: string;
  endpoint: string;
  failures: number;
}

/** Applies the outcome of a push: deletes a subscription that is gone, pauses a failing one and retries later. */
export async function handlePushResult(
  { deviceId, endpoint, failures }: HandlePushResultInput,
  outcome: PushOutcome,
  { db, clock, log }: Pick<WorkerPlatform, 'db' | 'clock' | 'log'>,
  tryAgain: (tx: Tx, until: Date) => Promise<void>,
): Promise<void> {
  // Logs only the host: with the whole endpoint anyone could send pushes.
  const about = { service: URL.parse(endpoint)?.host, ...outcome };
  switch (outcome.kind) {
    case 'delivered':
      return failures > 0 ? transaction(db, (tx) => wakeSubscription(tx, deviceId)) : undefined;
    case 'gone':
      return transaction(db, (tx) => deleteSubscription(tx, deviceId, endpoint));
    case 'rejected':
      return log.error(about, 'a push message was rejected');
    case 'later': {
      const until = new Date(clock.now().getTime() + Math.max(outcome.afterMs, MINUTE * 2 ** Math.min(failures, ATTEMPTS)));
      const isLast = failures + 1 >= ATTEMPTS;
      if (isLast) log.warn(about, 'a push message was given up');
      return transaction(db, async (tx) => {
        await pauseSubscription(tx, deviceId, endpoint, until);
        if (!isLast) await tryAgain(tx, until);
      });
    }
  }
}
