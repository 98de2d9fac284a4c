import { helpdeskRoutes } from '@subrosa/contract/helpdesk';
import { mayAnswerMembers } from '@subrosa/rules/moderation/staff';
import { memberOf, type Caller } from '../../platform/http/caller.ts';
import { endpoints } from '../../platform/http/endpoint.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { markRead } from './commands/mark-read.ts';
import { resolveThread } from './commands/resolve-thread.ts';
import { replyToMember, writeToStaff } from './commands/write-message.ts';
import { policy } from './policy.ts';
import { listHelpdesk } from './list-helpdesk.ts';
import { getHelpdesk, getHelpdeskOfMember } from './get-thread.ts';

/** Returns the id of the calling staff member; other callers get 404, so that they cannot find staff routes. */
function staffOf(caller: Caller | null): string {
  const { memberId, staffRole } = memberOf(caller);
  if (!mayAnswerMembers(staffRole)) throw new ApiError('resource.notFound');
  return memberId;
}

export const routes = endpoints(helpdeskRoutes, policy, {
  getHelpdesk: ({ db, caller, query }, platform) => getHelpdesk(db, { caller: memberOf(caller), before: query.before }, platform),

  writeToStaff: ({ tx, caller, body, afterCommit }, platform) => writeToStaff(tx, memberOf(caller), body, platform, afterCommit),

  markHelpdeskRead: async ({ tx, caller, body, afterCommit }, platform) => {
    await markRead(tx, { memberId: memberOf(caller).memberId, read: body.read }, platform, afterCommit);
    return {};
  },

  listHelpdesk: ({ db, caller, query }) => listHelpdesk(db, staffOf(caller), query),

  getHelpdeskOfMember: ({ db, caller, params, query }, platform) =>
    getHelpdeskOfMember(db, { staffId: staffOf(caller), memberId: params.id, before: query.before }, platform),

  replyToMember: ({ tx, caller, params, body, afterCommit }, platform) =>
    replyToMember(tx, { staffId: staffOf(caller), memberId: params.id, ...body }, platform, afterCommit),

  resolveHelpdeskThread: async ({ tx, caller, params }, platform) => {
    await resolveThread(tx, { staffId: staffOf(caller), memberId: params.id }, platform);
    return {};
  },
});
