import type { Domain } from '../../platform/domain.ts';
import { collectAutoReply } from './queries.ts';
import { routes } from './routes.ts';

export { claimAutoReply } from './commands/claim-auto-reply.ts';

export const autoreplies: Domain = {
  name: 'autoreplies',
  endpoints: routes,
  exports: async (db, memberId) => ({ 'autoreplies.json': await collectAutoReply(db, memberId) }),
};
