import { conversationsMessages } from '@subrosa/contract/conversations/live';
import { conversationMessages } from '@subrosa/contract/realtime';
import { may } from '@subrosa/rules/entitlements/may';
import { members, MINUTE, ownersOnly, perMember } from '../../platform/http/policy.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { listeners } from '../../platform/realtime/listener.ts';
import { entitlementSettings } from '../subscriptions/index.ts';
import { say } from './live.ts';
import { findReaders } from './queries/telling.ts';

/** Said by each tab whenever it connects or is looked at again. */
const often = perMember(300, 10 * MINUTE);
const whileWriting = perMember(600, 10 * MINUTE, 'refuse');
const anyMember = { who: members, limit: often };

export const conversationsListeners = listeners(
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
      const readers = await findReaders(db, caller.memberId, conversationId);
      if (readers.length === 0) throw new Refusal('page.missing');
      const told = readers.filter(({ isTold }) => isTold).map(({ id }) => id);
      const maySend = may('messages.reply', caller, entitlementSettings(config)).allowed;
      if (maySend) say(live, told, { kind: 'typing', conversationId, memberId: caller.memberId });
      return {};
    },
  },
);
