import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export const csam: Domain = { name: 'csam', endpoints: routes, reactions, tasks, cron };
