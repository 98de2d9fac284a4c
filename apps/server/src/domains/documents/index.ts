import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './destruction/jobs.ts';
import { reactions } from './reactions.ts';
import { readLooks, readOwn } from './read-own.ts';
import { routes } from './routes.ts';

export { attachDocuments, scheduleDestruction } from './commands/attach-documents.ts';
export { holdDocuments } from './commands/hold-documents.ts';
export { sealedDocuments } from './queries/documents.ts';

export const documents: Domain = {
  name: 'documents',
  endpoints: routes,
  reactions,
  tasks,
  cron,
  exports: async (db, memberId) => ({ 'documents.json': { ...(await readOwn(db, memberId)), ...(await readLooks(db, memberId)) } }),
};
