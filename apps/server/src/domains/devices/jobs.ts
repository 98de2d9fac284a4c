import { transaction } from '../../platform/db/transaction.ts';
import { emit } from '../../platform/jobs/emit.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { purgeExpired } from './store.ts';

const PURGE_EXPIRED = 'devices:purge-expired';

export const tasks = ({ db, clock }: WorkerPlatform): Tasks => ({
  [PURGE_EXPIRED]: () =>
    transaction(db, async (tx) => {
      // A device may still have open sockets; the event disconnects them.
      for (const { id, memberId } of await purgeExpired(tx, clock.now())) {
        await emit(tx, clock, 'devices.signedOut', { memberId, deviceId: id });
      }
    }),
});

export const cron: readonly CronItem[] = [{ task: PURGE_EXPIRED, at: '20 * * * *' }];
