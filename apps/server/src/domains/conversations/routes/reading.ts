import type { conversationsRoutes } from '@subrosa/contract/conversations';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { memberOf } from '../../../platform/http/caller.ts';
import { answer, type Handlers } from '../../../platform/http/endpoint.ts';
import { findEncryptedSettings } from '../queries/settings.ts';
import { readConversationCase } from '../read-case.ts';
import { listConversations, listUserConversations, readConversation } from '../read-conversations.ts';
import { readAttachment } from '../attachments/read-attachment.ts';
import { listBlockedGroups, listInvitations } from '../groups/read-invitations.ts';
import { listAttachments, listMessages, listPinned } from '../read-history.ts';
import { listEpochs, readKeyLogs, readKeysOf } from '../read-keys.ts';

type Calls = Pick<
  typeof conversationsRoutes,
  | 'listConversations'
  | 'readConversation'
  | 'listMessages'
  | 'listEpochs'
  | 'readKeyLogs'
  | 'readPins'
  | 'readConversationCase'
  | 'viewConversation'
  | 'listUserConversations'
  | 'listPinned'
  | 'readKeysOf'
  | 'listInvitations'
  | 'listBlockedGroups'
  | 'readAttachment'
  | 'listAttachments'
>;

export const readingHandlers: Handlers<Calls> = {
  listConversations: ({ db, caller, query }, platform) => listConversations(db, { caller: memberOf(caller), query }, platform),

  readConversation: ({ db, caller, params }, platform) => readConversation(db, memberOf(caller), params.id, platform),

  listMessages: ({ db, caller, params, query }, platform) => listMessages(db, { caller: memberOf(caller), id: params.id, query }, platform),

  listEpochs: ({ db, caller, params, query }) => listEpochs(db, { caller: memberOf(caller), id: params.id, from: query.from }),

  readKeyLogs: ({ db, caller, params }) => readKeyLogs(db, { caller: memberOf(caller), id: params.id }),

  readPins: async ({ db, caller }) => {
    const { sealed: ciphertext, version } = await findEncryptedSettings(db, memberOf(caller).memberId);
    return answer({ sealed: ciphertext }, { version });
  },

  readConversationCase: ({ db, caller, params }, platform) =>
    readConversationCase(db, { id: params.id, staffId: memberOf(caller).memberId }, platform),

  viewConversation: async ({ db, caller, query }, platform) => {
    const member = memberOf(caller);
    const conversation = await readConversation(db, member, query.id, platform);
    const page = { limit: conversationLimits.history };
    return { conversation, history: await listMessages(db, { caller: member, id: query.id, query: page }, platform) };
  },

  listPinned: ({ db, caller, params }, platform) => listPinned(db, { caller: memberOf(caller), id: params.id }, platform),

  readKeysOf: ({ db, caller, params }) => readKeysOf(db, { caller: memberOf(caller), id: params.id }),

  listInvitations: ({ db, caller }, platform) => listInvitations(db, memberOf(caller), platform),

  listBlockedGroups: ({ db, caller }) => listBlockedGroups(db, memberOf(caller).memberId),

  readAttachment: ({ db, caller, params }, platform) =>
    readAttachment(db, { caller: memberOf(caller), conversationId: params.id, id: params.attachmentId }, platform),

  listAttachments: ({ db, caller, params, query }, platform) =>
    listAttachments(db, { caller: memberOf(caller), id: params.id, query }, platform),

  listUserConversations: ({ db, caller, query }, platform) => listUserConversations(db, { caller: memberOf(caller), query }, platform),
};
