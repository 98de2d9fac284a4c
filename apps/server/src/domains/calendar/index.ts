import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { collectCalendar } from './queries/exports.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export const calendar: Domain = {
  name: 'calendar',
  endpoints: routes,
  reactions,
  tasks,
  cron,
  exports: async (db, memberId) => ({ 'calendar.json': await collectCalendar(db, memberId) }),
};
