import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { routes } from './routes.ts';

export { tallyDays } from './commands/tally-days.ts';
export { keepErrorTally } from './error-tally.ts';

export const statistics: Domain = { name: 'statistics', endpoints: routes, tasks, cron };
