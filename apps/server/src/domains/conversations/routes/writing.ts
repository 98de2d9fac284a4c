import type { conversationsRoutes } from '@subrosa/contract/conversations';
import { memberOf } from '../../../platform/http/caller.ts';
import { withPreparation, respond, type Handlers } from '../../../platform/http/endpoint.ts';
import { changeConversation } from '../commands/change-conversation.ts';
import { deleteMessage } from '../commands/delete-message.ts';
import { moveCursor } from '../commands/move-cursor.ts';
import { openConversation } from '../commands/open-conversation.ts';
import { putEpoch } from '../commands/put-epoch.ts';
import { reportConversation } from '../commands/report-conversation.ts';
import { savePins } from '../commands/save-pins.ts';
import { proveReport } from '../prove-report.ts';
import { sendMessage } from '../commands/send-message.ts';

type Calls = Pick<
  typeof conversationsRoutes,
  | 'openConversation'
  | 'changeConversation'
  | 'archiveConversation'
  | 'sendMessage'
  | 'deleteMessage'
  | 'moveCursor'
  | 'addEpoch'
  | 'savePins'
  | 'reportConversation'
>;

export const writingHandlers: Handlers<Calls> = {
  openConversation: ({ tx, caller, body }, platform) => openConversation(tx, memberOf(caller), body.memberId, platform),

  changeConversation: ({ tx, caller, params, body, afterCommit }, platform) =>
    changeConversation(tx, { caller: memberOf(caller), conversationId: params.id, ...body }, platform, afterCommit),

  archiveConversation: ({ tx, caller, params, afterCommit }, platform) =>
    changeConversation(tx, { caller: memberOf(caller), conversationId: params.id, archived: true }, platform, afterCommit),

  sendMessage: ({ tx, caller, params, body: { attachments, ...envelope }, afterCommit }, platform) =>
    sendMessage(tx, { caller: memberOf(caller), conversationId: params.id, envelope, attachments }, platform, afterCommit),

  deleteMessage: async ({ tx, caller, params, query, afterCommit }, platform) => {
    const deleting = { caller: memberOf(caller), conversationId: params.id, messageId: params.messageId, for: query.for };
    await deleteMessage(tx, deleting, platform, afterCommit);
    return {};
  },

  moveCursor: ({ tx, caller, params, body, afterCommit }, platform) =>
    moveCursor(tx, { caller: memberOf(caller), conversationId: params.id, ...body }, platform, afterCommit),

  addEpoch: async ({ tx, caller, params, body, afterCommit }, platform) => {
    await putEpoch(tx, { caller: memberOf(caller), conversationId: params.id, epoch: params.epoch, ...body }, platform, afterCommit);
    return {};
  },

  savePins: async ({ tx, caller, body, version }) => {
    const saved = await savePins(tx, { memberId: memberOf(caller).memberId, ...body, follows: version ?? 0 });
    return respond({}, { version: saved });
  },

  reportConversation: withPreparation(
    ({ db, caller, body }, platform) => proveReport(db, { reporterId: memberOf(caller).memberId, ...body }, platform),
    async ({ tx, caller, body, found }, platform) => {
      await reportConversation(tx, { reporterId: memberOf(caller).memberId, ...body }, found, platform);
      return respond({}, { notice: 'connections.reported' });
    },
  ),
};
