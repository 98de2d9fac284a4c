import type { Domain } from '../../platform/domain.ts';
import { collectLeaves } from './collect-leaves.ts';
import { cron, tasks } from './jobs.ts';
import { routes } from './routes.ts';

export { eraseLeaves } from './commands/erase-leaves.ts';
export { recordMissingMembers } from './commands/record-missing-members.ts';
export { recordSettings } from './commands/record-settings.ts';
export { proveKeys, type ProofPlatform } from './prove-keys.ts';
export { recordKeys } from './commands/record-keys.ts';
export { isIdFree } from './queries/positions.ts';

export const transparency: Domain = {
  name: 'transparency',
  endpoints: routes,
  tasks,
  cron,
  exports: async (db, memberId) => ({ 'transparency.json': await collectLeaves(db, memberId) }),
};
