import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { routes } from './routes.ts';

export { startErrorTally } from './error-tally.ts';

export const statistics: Domain = { name: 'statistics', endpoints: routes, tasks, cron };
