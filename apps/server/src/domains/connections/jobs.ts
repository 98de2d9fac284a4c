import { connectionLimits } from '@subrosa/rules/connections/limits';
import { transaction } from '../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { purgeRequests } from './store/requests.ts';

const PURGE_REQUESTS = 'connections:purge-declined-requests';

export const tasks = ({ db, clock }: WorkerPlatform): Tasks => ({
  [PURGE_REQUESTS]: () => transaction(db, (tx) => purgeRequests(tx, new Date(clock.now().getTime() - connectionLimits.declinedMs))),
});

export const cron: readonly CronItem[] = [{ task: PURGE_REQUESTS, at: '35 3 * * *' }];
