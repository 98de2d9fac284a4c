import { helpdeskRoutes } from '@subrosa/contract/helpdesk';
import { mayAnswerMembers } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readUpTo } from './commands/read-up-to.ts';
import { resolveThread } from './commands/resolve-thread.ts';
import { answerMember, writeToStaff } from './commands/write-message.ts';
import { policy } from './policy.ts';
import { listHelpdesk } from './read-queue.ts';
import { readHelpdesk, readHelpdeskOf } from './read-thread.ts';

/** The id of who of staff calls. To everybody else the staff's pages do not exist. */
function staffOf(caller: Caller | null): string {
  const { memberId, staffRole } = memberOf(caller);
  if (!mayAnswerMembers(staffRole)) throw new ApiError('page.missing');
  return memberId;
}

export const routes = endpoints(helpdeskRoutes, policy, {
  readHelpdesk: ({ db, caller, query }, platform) => readHelpdesk(db, { caller: memberOf(caller), before: query.before }, platform),

  writeToStaff: ({ tx, caller, body, afterCommit }, platform) => writeToStaff(tx, memberOf(caller), body, platform, afterCommit),

  readUpToInHelpdesk: async ({ tx, caller, body, afterCommit }, platform) => {
    await readUpTo(tx, { memberId: memberOf(caller).memberId, read: body.read }, platform, afterCommit);
    return {};
  },

  listHelpdesk: ({ db, caller, query }) => listHelpdesk(db, staffOf(caller), query),

  readHelpdeskOf: ({ db, caller, params, query }, platform) =>
    readHelpdeskOf(db, { staffId: staffOf(caller), memberId: params.id, before: query.before }, platform),

  answerMember: ({ tx, caller, params, body, afterCommit }, platform) =>
    answerMember(tx, { staffId: staffOf(caller), memberId: params.id, ...body }, platform, afterCommit),

  resolveHelpdeskThread: async ({ tx, caller, params }, platform) => {
    await resolveThread(tx, { staffId: staffOf(caller), memberId: params.id }, platform);
    return {};
  },
});
