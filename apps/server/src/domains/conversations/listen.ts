import { conversationsMessages } from '@subrosa/contract/conversations/live';
import { conversationMessages } from '@subrosa/contract/realtime';
import { may } from '@subrosa/rules/entitlements/may';
import { members, MINUTE, ownersOnly, perMember } from '../../platform/http/policy.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { socketMessageHandlers } from '../../platform/realtime/message-handler.ts';
import { entitlementSettings } from '../subscriptions/index.ts';
import { publishToMembers } from './publish.ts';
import { findLiveRecipients } from './queries/live-recipients.ts';

/** Every tab sends these messages when it connects or becomes visible again. */
const often = perMember(300, 10 * MINUTE);
const whileWriting = perMember(600, 10 * MINUTE, 'reject');
const anyMember = { who: members, limit: often };

export const conversationsListeners = socketMessageHandlers(
  { ...conversationMessages, ...conversationsMessages },
  {
    connectConversations: anyMember,
    disconnectConversations: anyMember,
    typeInConversation: { who: ownersOnly, limit: whileWriting },
  },
  {
    connectConversations: async (_input, _caller, _platform, socket) => {
      await socket.join('conversations');
      return {};
    },

    disconnectConversations: async (_input, _caller, _platform, socket) => {
      await socket.leave('conversations');
      return {};
    },

    typeInConversation: async ({ conversationId }, caller, { db, live, config }) => {
      const readers = await findLiveRecipients(db, caller.memberId, conversationId);
      if (readers.length === 0) throw new ApiError('resource.notFound');
      const recipientIds = readers.filter(({ sharesReceipts }) => sharesReceipts).map(({ id }) => id);
      const maySend = may('messages.reply', caller, entitlementSettings(config)).allowed;
      if (maySend) publishToMembers(live, recipientIds, { kind: 'typing', conversationId, memberId: caller.memberId });
      return {};
    },
  },
);
