import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { collectConnections } from './queries/exports.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { blockMember } from './commands/block-member.ts';
export { findRelation } from './queries/relation.ts';
export { findRecentCase, listReports, type ReportRow } from './queries/reports.ts';
export { lockPair } from './store/connections.ts';

export const connections: Domain = {
  name: 'connections',
  endpoints: routes,
  reactions,
  tasks,
  cron,
  exports: async (db, memberId) => ({ 'connections.json': await collectConnections(db, memberId) }),
};
