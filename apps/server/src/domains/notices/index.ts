import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export const notices: Domain = { name: 'notices', endpoints: routes, reactions, tasks, cron };
