import type { Domain } from '../../platform/domain.ts';
import { collectAccount } from './queries/exports.ts';
import { cron, tasks } from './jobs.ts';
import { decisionReactions } from './reactions/decisions.ts';
import { endingReactions } from './reactions/deletion.ts';
import { entryReactions } from './reactions/auth.ts';
import { securityEmailReactions } from './reactions/security-emails.ts';
import { routes } from './routes.ts';

export { subscriptionToken } from './page-urls.ts';
export { appointFirstAdministrators, NotAppointed } from './commands/appoint-first-administrators.ts';
export { changeEmailSubscription } from './commands/change-email-subscription.ts';
export { confirmIdentity, clearIdentity, renewSerial } from './commands/confirm-identity.ts';
export { finishWelcome } from './commands/finish-welcome.ts';
export { isNeededAdministrator, assertAdministratorNotNeeded } from './commands/assert-administrator-not-needed.ts';
export { identifySuspended } from './commands/login.ts';
export type { TypedSecret } from './match-credentials.ts';
export { reinstateMember, suspendMember } from './commands/suspend-member.ts';
export { callerFinder, findMemberTotal, memberStateFinder } from './queries/members.ts';
export {
  findConsolePasskeys,
  findRole,
  listRoleChanges,
  listStaff,
  listStaffRecipients,
  lockCandidate,
  lockRole,
  type StoredRole,
} from './queries/roles.ts';
export { saveEncryptedSettings } from './commands/save-encrypted-settings.ts';
export { addRoleProposal, confirmRoleAssignment, endRoleAssignment, endRoleProposals, lockAdministrators } from './store/roles.ts';

export const accounts: Domain = {
  name: 'accounts',
  endpoints: routes,
  reactions: [...entryReactions, ...securityEmailReactions, ...decisionReactions, ...endingReactions],
  tasks,
  cron,
  exports: async (db, memberId) => ({ 'account.json': await collectAccount(db, memberId) }),
};
