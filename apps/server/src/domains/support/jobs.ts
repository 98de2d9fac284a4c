import { transaction } from '../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { forgetOld } from './store.ts';

const FORGET = 'support:forget';

export function tasks({ db, clock }: WorkerPlatform): Tasks {
  return { [FORGET]: () => transaction(db, (tx) => forgetOld(tx, clock.now())) };
}

export const cron: readonly CronItem[] = [{ task: FORGET, at: '40 3 * * *' }];
