import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { collectVerification } from './queries/exports.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export const verification: Domain = {
  name: 'verification',
  endpoints: routes,
  reactions,
  tasks,
  cron,
  exports: async (db, memberId) => ({ 'verification.json': await collectVerification(db, memberId) }),
};
