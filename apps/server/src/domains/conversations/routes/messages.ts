import type { conversationsRoutes } from '@subrosa/contract/conversations';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { beginAttachment, beginEvidence } from '../attachments/commands/begin-attachment.ts';
import { completeAttachment, dropAttachment, signAttachment } from '../attachments/commands/finish-attachment.ts';
import { editMessage } from '../commands/edit-message.ts';
import { pinMessage } from '../commands/pin-message.ts';
import { reactToMessage, removeReaction } from '../commands/react.ts';

type Calls = Pick<
  typeof conversationsRoutes,
  | 'editMessage'
  | 'reactToMessage'
  | 'removeReaction'
  | 'pinMessage'
  | 'unpinMessage'
  | 'beginAttachment'
  | 'beginEvidence'
  | 'signAttachment'
  | 'completeAttachment'
  | 'dropAttachment'
>;

const ofMessage = ({ id, messageId }: { id: string; messageId: string }) => ({ conversationId: id, messageId });

/** What happens to messages that are there, and files on their way. */
export const messageHandlers: Handlers<Calls> = {
  editMessage: ({ tx, caller, params, body, afterCommit }, platform) =>
    editMessage(tx, { caller: memberOf(caller), ...ofMessage(params), envelope: body }, platform, afterCommit),

  reactToMessage: ({ tx, caller, params, body, afterCommit }, platform) =>
    reactToMessage(tx, { caller: memberOf(caller), ...ofMessage(params), envelope: body }, platform, afterCommit),

  removeReaction: async ({ tx, caller, params, afterCommit }, platform) => {
    await removeReaction(tx, { caller: memberOf(caller), ...ofMessage(params) }, platform, afterCommit);
    return {};
  },

  pinMessage: async ({ tx, caller, params, afterCommit }, platform) => {
    await pinMessage(tx, { caller: memberOf(caller), ...ofMessage(params), pinned: true }, platform, afterCommit);
    return {};
  },

  unpinMessage: async ({ tx, caller, params, afterCommit }, platform) => {
    await pinMessage(tx, { caller: memberOf(caller), ...ofMessage(params), pinned: false }, platform, afterCommit);
    return {};
  },

  beginAttachment: ({ tx, caller, params, body }, platform) =>
    beginAttachment(tx, { caller: memberOf(caller), conversationId: params.id, bytes: body.bytes }, platform),

  beginEvidence: ({ tx, caller, body }, platform) => beginEvidence(tx, { ownerId: memberOf(caller).memberId, bytes: body.bytes }, platform),

  signAttachment: ({ tx, caller, params }, platform) => signAttachment(tx, { ownerId: memberOf(caller).memberId, id: params.id }, platform),

  completeAttachment: async ({ tx, caller, params }, platform) => {
    await completeAttachment(tx, { ownerId: memberOf(caller).memberId, id: params.id }, platform);
    return {};
  },

  dropAttachment: async ({ tx, caller, params }) => {
    await dropAttachment(tx, { ownerId: memberOf(caller).memberId, id: params.id });
    return {};
  },
};
