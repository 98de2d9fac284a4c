import type { conversationsRoutes } from '@subrosa/contract/conversations';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { memberOf } from '../../../platform/http/caller.ts';
import { respond, type Handlers } from '../../../platform/http/endpoint.ts';
import { findEncryptedSettings } from '../queries/settings.ts';
import { getConversationCase } from '../get-conversation-case.ts';
import { listConversations, listUserConversations, getConversation } from '../list-conversations.ts';
import { getAttachmentUrl } from '../attachments/get-attachment-url.ts';
import { listBlockedGroups, listInvitations } from '../groups/list-invitations.ts';
import { listAttachments, listMessages, listPinned } from '../list-messages.ts';
import { listEpochs, listKeyLogs, getMemberKeys } from '../list-keys.ts';

type Calls = Pick<
  typeof conversationsRoutes,
  | 'listConversations'
  | 'getConversation'
  | 'listMessages'
  | 'listEpochs'
  | 'listKeyLogs'
  | 'getPins'
  | 'getConversationCase'
  | 'viewConversation'
  | 'listUserConversations'
  | 'listPinned'
  | 'getMemberKeys'
  | 'listInvitations'
  | 'listBlockedGroups'
  | 'getAttachment'
  | 'listAttachments'
>;

export const readingHandlers: Handlers<Calls> = {
  listConversations: ({ db, caller, query }, platform) => listConversations(db, { caller: memberOf(caller), query }, platform),

  getConversation: ({ db, caller, params }, platform) => getConversation(db, memberOf(caller), params.id, platform),

  listMessages: ({ db, caller, params, query }, platform) => listMessages(db, { caller: memberOf(caller), id: params.id, query }, platform),

  listEpochs: ({ db, caller, params, query }) => listEpochs(db, { caller: memberOf(caller), id: params.id, from: query.from }),

  listKeyLogs: ({ db, caller, params, query }, platform) =>
    listKeyLogs(db, { caller: memberOf(caller), id: params.id, provedIn: query.provedIn }, platform),

  getPins: async ({ db, caller }) => {
    const { ciphertext, version } = await findEncryptedSettings(db, memberOf(caller).memberId);
    return respond({ ciphertext, version }, { version });
  },

  getConversationCase: ({ db, caller, params }, platform) =>
    getConversationCase(db, { id: params.id, staffId: memberOf(caller).memberId }, platform),

  viewConversation: async ({ db, caller, query }, platform) => {
    const member = memberOf(caller);
    const conversation = await getConversation(db, member, query.id, platform);
    const page = { limit: conversationLimits.history };
    return { conversation, history: await listMessages(db, { caller: member, id: query.id, query: page }, platform) };
  },

  listPinned: ({ db, caller, params }, platform) => listPinned(db, { caller: memberOf(caller), id: params.id }, platform),

  getMemberKeys: ({ db, caller, params, query }, platform) =>
    getMemberKeys(db, { caller: memberOf(caller), id: params.id, provedIn: query.provedIn }, platform),

  listInvitations: ({ db, caller }, platform) => listInvitations(db, memberOf(caller), platform),

  listBlockedGroups: ({ db, caller }) => listBlockedGroups(db, memberOf(caller).memberId),

  getAttachment: ({ db, caller, params }, platform) =>
    getAttachmentUrl(db, { caller: memberOf(caller), conversationId: params.id, id: params.attachmentId }, platform),

  listAttachments: ({ db, caller, params, query }, platform) =>
    listAttachments(db, { caller: memberOf(caller), id: params.id, query }, platform),

  listUserConversations: ({ db, caller, query }, platform) => listUserConversations(db, { caller: memberOf(caller), query }, platform),
};
