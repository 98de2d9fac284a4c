import { transaction } from '../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { forgetOld } from './store.ts';

const FORGET = 'devices:forget-old';

export const tasks = ({ db, clock }: WorkerPlatform): Tasks => ({
  [FORGET]: () => transaction(db, (tx) => forgetOld(tx, clock.now())),
});

export const cron: readonly CronItem[] = [{ task: FORGET, at: '20 * * * *' }];
