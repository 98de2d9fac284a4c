import type { Domain } from '../../platform/domain.ts';
import { cron, tasks } from './jobs.ts';

export { appendAudit } from './commands/append-audit.ts';
export { refusalNoter } from './note-refused.ts';
export { openPayload } from './payload.ts';
export { verifyAudit } from './verify-audit.ts';
export { verifyChain } from './verify-chain.ts';

export const audit: Domain = { name: 'audit', tasks, cron };
