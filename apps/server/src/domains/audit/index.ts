import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';
import { routes } from './routes.ts';

export { appendAudit } from './commands/append-audit.ts';
export { deniedAccessAuditor } from './audit-denied-access.ts';
export { getChainStatus } from './get-chain-status.ts';
export { verifyAudit } from './verify-audit.ts';
export { verifyChain } from './verify-chain.ts';

export const audit: Domain = { name: 'audit', endpoints: routes, tasks, cron };
