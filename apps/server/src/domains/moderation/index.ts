import type { Domain } from '../../platform/domain.ts';
import { exportStatementsOfReasons } from './statements-of-reasons.ts';
import { cron, tasks } from './jobs.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';

export { seedProhibitedWords } from './commands/seed-prohibited-words.ts';
export { changeProhibitedWords } from './commands/change-prohibited-words.ts';
export { decideImmediately } from './commands/decide-immediately.ts';
export { detectBanEvasion } from './commands/detect-ban-evasion.ts';
export { issueStatementOfReasons } from './commands/issue-statement-of-reasons.ts';
export { logAccess } from './commands/log-access.ts';
export { openCase } from './commands/open-case.ts';
export { liftSanctionEarly } from './commands/lift-sanction-early.ts';
export { releaseCases } from './commands/release-cases.ts';
export { recordAccess } from './commands/record-access.ts';
export { liftSanction } from './commands/lift-sanction.ts';
export { sanctionMember } from './commands/sanction-member.ts';
export { closeEscalatedCase, escalateToCsam } from './commands/escalate-to-csam.ts';
export { dismissCasesOf } from './commands/dismiss-cases.ts';
export { listProhibitedWords } from './prohibited-word-list.ts';
export { pseudonymOf } from './pseudonym.ts';
export { findCase, visibleCases } from './queries/cases.ts';
export { findAssignedCase, findProfileOf, hasCase, mayAccess } from './queries/assigned-case.ts';
export { findByPseudonym, findMemberAccess } from './queries/member-access.ts';
export { readProhibitedWords } from './queries/prohibited-words.ts';
export { displayNamesOf } from './display-names.ts';
export { moderatorOf, requirePermission } from './staff.ts';
export { insertMemberAccess, rememberPseudonyms } from './store/member-access.ts';
export { addBannedIdentifier } from './store/sanctions.ts';

export const moderation: Domain = {
  name: 'moderation',
  endpoints: routes,
  reactions,
  tasks,
  cron,
  exports: async (db, memberId) => ({ 'decisions.json': await exportStatementsOfReasons(db, memberId) }),
};
