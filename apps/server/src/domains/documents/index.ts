import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './destruction/jobs.ts';
import { reactions } from './reactions.ts';
import { listOwnAccesses, listOwnDocuments } from './list-own-documents.ts';
import { routes } from './routes.ts';

export { attachDocuments, cancelDestruction, scheduleDestruction } from './commands/attach-documents.ts';
export { holdDocuments } from './commands/hold-documents.ts';
export { packAttachment } from './preservation/files.ts';
export { forwardUrl } from './preservation/forward-url.ts';
export { preserveFile } from './preservation/preserve-file.ts';
export { listPreservations, listPreserved, type Preservation } from './preservation/queries.ts';
export { holdPreserved } from './preservation/hold-preserved.ts';
export { keepPreservedUntil } from './preservation/store.ts';
export { listAccessGrants } from './list-access-grants.ts';
export { storedDocuments } from './queries/documents.ts';

export const documents: Domain = {
  name: 'documents',
  endpoints: routes,
  reactions,
  tasks,
  cron,
  exports: async (db, memberId) => ({
    'documents.json': { ...(await listOwnDocuments(db, memberId)), ...(await listOwnAccesses(db, memberId)) },
  }),
};
