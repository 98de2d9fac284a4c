import type { conversationsRoutes } from '@subrosa/contract/conversations';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { startAttachment, startEvidence } from '../attachments/commands/start-attachment.ts';
import { completeAttachment, cancelAttachment, signAttachment } from '../attachments/commands/finish-attachment.ts';
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
  | 'startAttachment'
  | 'startEvidence'
  | 'signAttachment'
  | 'completeAttachment'
  | 'cancelAttachment'
>;

const ofMessage = ({ id, messageId }: { id: string; messageId: string }) => ({ conversationId: id, messageId });

/** Changes of existing messages, and uploads of files. */
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

  startAttachment: ({ tx, caller, params, body }, platform) =>
    startAttachment(tx, { caller: memberOf(caller), conversationId: params.id, bytes: body.bytes }, platform),

  startEvidence: ({ tx, caller, body }, platform) => startEvidence(tx, { ownerId: memberOf(caller).memberId, bytes: body.bytes }, platform),

  signAttachment: ({ tx, caller, params }, platform) => signAttachment(tx, { ownerId: memberOf(caller).memberId, id: params.id }, platform),

  completeAttachment: async ({ tx, caller, params }, platform) => {
    await completeAttachment(tx, { ownerId: memberOf(caller).memberId, id: params.id }, platform);
    return {};
  },

  cancelAttachment: async ({ tx, caller, params }) => {
    await cancelAttachment(tx, { ownerId: memberOf(caller).memberId, id: params.id });
    return {};
  },
};
