import { transaction } from '../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { purgeExpired } from './store.ts';

const PURGE_EXPIRED = 'support:purge-expired';

export function tasks({ db, clock }: WorkerPlatform): Tasks {
  return { [PURGE_EXPIRED]: () => transaction(db, (tx) => purgeExpired(tx, clock.now())) };
}

export const cron: readonly CronItem[] = [{ task: PURGE_EXPIRED, at: '40 3 * * *' }];
