import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { collectRequests } from './queries/exports.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { findOwnerOf } from './queries/owner.ts';
export { seesPost } from './queries/visible.ts';
export { listRequestCards } from './list-request-cards.ts';

export const requests: Domain = {
  name: 'requests',
  endpoints: routes,
  reactions,
  tasks,
  cron,
  exports: async (db, memberId) => ({ 'requests.json': await collectRequests(db, memberId) }),
};
