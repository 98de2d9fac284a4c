import { transaction } from '../../platform/db/transaction.ts';
import { emit } from '../../platform/jobs/emit.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { forgetOld } from './store.ts';

const FORGET = 'devices:forget-old';

export const tasks = ({ db, clock }: WorkerPlatform): Tasks => ({
  [FORGET]: () =>
    transaction(db, async (tx) => {
      // Somebody may still be using one of them: its sockets are cut.
      for (const { id, memberId } of await forgetOld(tx, clock.now())) {
        await emit(tx, clock, 'devices.signedOut', { memberId, deviceId: id });
      }
    }),
});

export const cron: readonly CronItem[] = [{ task: FORGET, at: '20 * * * *' }];
