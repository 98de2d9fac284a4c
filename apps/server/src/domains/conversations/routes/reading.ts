import type { conversationsCalls } from '@subrosa/contract/conversations';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { memberOf } from '../../../platform/http/caller.ts';
import { answer, type Handlers } from '../../../platform/http/endpoint.ts';
import { findSettings } from '../queries/settings.ts';
import { readConversationCase } from '../read-case.ts';
import { listConversations, listUserConversations, readConversation } from '../read-conversations.ts';
import { listMessages } from '../read-history.ts';
import { listEpochs, readKeyLogs } from '../read-keys.ts';

type Calls = Pick<
  typeof conversationsCalls,
  | 'listConversations'
  | 'readConversation'
  | 'listMessages'
  | 'listEpochs'
  | 'readKeyLogs'
  | 'readPins'
  | 'readReceiptChoice'
  | 'readConversationCase'
  | 'viewConversation'
  | 'listUserConversations'
>;

export const readingHandlers: Handlers<Calls> = {
  listConversations: ({ db, caller, query }, platform) => listConversations(db, { caller: memberOf(caller), query }, platform),

  readConversation: ({ db, caller, params }, platform) => readConversation(db, memberOf(caller), params.id, platform),

  listMessages: ({ db, caller, params, query }, platform) => listMessages(db, { caller: memberOf(caller), id: params.id, query }, platform),

  listEpochs: ({ db, caller, params, query }) => listEpochs(db, { caller: memberOf(caller), id: params.id, from: query.from }),

  readKeyLogs: ({ db, caller, params }, platform) => readKeyLogs(db, { caller: memberOf(caller), id: params.id }, platform),

  readPins: async ({ db, caller }) => {
    const { sealed, version } = await findSettings(db, memberOf(caller).memberId);
    return answer({ sealed }, { version });
  },

  readReceiptChoice: async ({ db, caller }) => ({ readReceipts: (await findSettings(db, memberOf(caller).memberId)).tells }),

  readConversationCase: ({ db, caller, params }, platform) =>
    readConversationCase(db, { id: params.id, staffId: memberOf(caller).memberId }, platform),

  viewConversation: async ({ db, caller, query }, platform) => {
    const member = memberOf(caller);
    const conversation = await readConversation(db, member, query.id, platform);
    const page = { limit: conversationLimits.history };
    return { conversation, history: await listMessages(db, { caller: member, id: query.id, query: page }, platform) };
  },

  listUserConversations: ({ db, caller, query }, platform) => listUserConversations(db, { caller: memberOf(caller), query }, platform),
};
