import type { Domain } from '../../platform/domain.ts';
import { collectThread } from './collect.ts';
import { routes } from './routes.ts';

export { countWaiting as countWaitingThreads } from './queries.ts';

export const helpdesk: Domain = {
  name: 'helpdesk',
  endpoints: routes,
  exports: async (db, memberId, config) => ({ 'helpdesk.json': await collectThread(db, memberId, config) }),
};
