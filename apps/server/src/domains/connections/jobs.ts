import { connectionLimits } from '@subrosa/rules/connections/limits';
import { transaction } from '../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { forgetRequests } from './store/requests.ts';

const FORGET = 'connections:forget-requests';

export const tasks = ({ db, clock }: WorkerPlatform): Tasks => ({
  [FORGET]: () => transaction(db, (tx) => forgetRequests(tx, new Date(clock.now().getTime() - connectionLimits.declinedMs))),
});

export const cron: readonly CronItem[] = [{ task: FORGET, at: '35 3 * * *' }];
