import { transaction } from '../../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { deleteExpiredIntents } from './store.ts';

const PURGE_INTENTS = 'conversations:purge-intents';

export const intentTasks = ({ db, clock }: WorkerPlatform): Tasks => ({
  [PURGE_INTENTS]: () => transaction(db, (tx) => deleteExpiredIntents(tx, clock.now())),
});

export const intentCron: readonly CronItem[] = [{ task: PURGE_INTENTS, at: '25 * * * *' }];
