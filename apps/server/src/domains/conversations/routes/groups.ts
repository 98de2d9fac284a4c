import type { conversationsRoutes } from '@subrosa/contract/conversations';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { respondToInvitation } from '../groups/commands/respond-to-invitation.ts';
import { attendGroup } from '../groups/commands/attend-group.ts';
import { createGroup } from '../groups/commands/create-group.ts';
import { describeGroup } from '../groups/commands/describe-group.ts';
import { inviteToGroup, withdrawInvitation } from '../groups/commands/invite.ts';
import { leaveGroup } from '../groups/commands/leave-group.ts';
import { unblockGroup } from '../groups/commands/unblock-group.ts';

type Calls = Pick<
  typeof conversationsRoutes,
  | 'createGroup'
  | 'describeGroup'
  | 'inviteToGroup'
  | 'withdrawInvitation'
  | 'respondToInvitation'
  | 'leaveGroup'
  | 'attendGroup'
  | 'unblockGroup'
>;

export const groupHandlers: Handlers<Calls> = {
  createGroup: ({ tx, caller }, platform) => createGroup(tx, memberOf(caller), platform),

  describeGroup: ({ tx, caller, params, body, afterCommit }, platform) =>
    describeGroup(tx, { caller: memberOf(caller), conversationId: params.id, ...body }, platform, afterCommit),

  inviteToGroup: ({ tx, caller, params, body, afterCommit }, platform) =>
    inviteToGroup(tx, { caller: memberOf(caller), conversationId: params.id, ...body }, platform, afterCommit),

  withdrawInvitation: ({ tx, caller, params, afterCommit }, platform) =>
    withdrawInvitation(tx, { caller: memberOf(caller), conversationId: params.id, memberId: params.memberId }, platform, afterCommit),

  respondToInvitation: async ({ tx, caller, params, body, afterCommit }, platform) => {
    await respondToInvitation(tx, { caller: memberOf(caller), conversationId: params.id, answer: body.answer }, platform, afterCommit);
    return {};
  },

  leaveGroup: async ({ tx, caller, params, body, afterCommit }, platform) => {
    await leaveGroup(tx, { caller: memberOf(caller), conversationId: params.id, ...body }, platform, afterCommit);
    return {};
  },

  attendGroup: ({ tx, caller, params, body, afterCommit }, platform) =>
    attendGroup(tx, { caller: memberOf(caller), conversationId: params.id, attends: body.attends }, platform, afterCommit),

  unblockGroup: async ({ tx, caller, params }) => {
    await unblockGroup(tx, memberOf(caller).memberId, params.id);
    return {};
  },
};
