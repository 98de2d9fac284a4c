import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { conversationList, conversationView, history, historyFilter, listFilter, report, userListFilter } from './conversations/schemas.ts';
import {
  epochNumber,
  epochRecord,
  keyLog,
  newEpoch,
  encryptedSettings,
  sentMessage,
  sequence,
  stamp,
  wrap,
} from './conversations/ciphertext.ts';
import { attachmentRoutes } from './conversations/attachment-routes.ts';
import { groupRoutes } from './conversations/group-routes.ts';
import { messageRoutes } from './conversations/message-routes.ts';
import { staffCase } from './conversations/staff-case.ts';
import { examplesOfConversations } from './conversations/examples.ts';
import { count } from './explore.ts';
import { route } from './route.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
const ofConversation = { params: id, example: { params: exampleId }, errors: ['resource.notFound'] } as const;

export const conversationsRoutes = {
  openConversation: route({
    method: 'POST',
    path: '/api/conversation',
    summary: 'The conversation with a member; begun where there is none, which the other sees with the first message',
    body: z.object({ memberId: z.uuid('field.required') }),
    reply: conversationView,
    errors: ['resource.notFound', 'conversations.startUpgrade', 'conversations.verificationRequired'],
    example: { body: { memberId: examples.id } },
  }),
  listConversations: route({
    method: 'GET',
    path: '/api/conversation',
    summary: 'One’s conversations, the last spoken in first',
    query: listFilter,
    reply: conversationList,
  }),
  getConversation: route({
    ...ofConversation,
    method: 'GET',
    path: '/api/conversation/{id}',
    summary: 'A conversation of one’s own',
    reply: conversationView,
  }),
  changeConversation: route({
    method: 'PUT',
    path: '/api/conversation/{id}',
    summary: 'Archive, take back from the archive, mute, pin; only what is given changes, and only for oneself',
    params: id,
    body: z.object({
      archived: z.boolean('field.invalid').optional(),
      muted: z.boolean('field.invalid').optional(),
      mutedUntil: z.iso
        .datetime({ error: 'field.invalid' })
        .nullable()
        .optional()
        .describe('With `muted`: until then; for good where it is left out.'),
      pinned: z.boolean('field.invalid').optional(),
    }),
    reply: conversationView,
    errors: ['resource.notFound', 'conversations.pinsLimitReached'],
    example: { params: exampleId, body: { archived: false } },
  }),
  archiveConversation: route({
    ...ofConversation,
    method: 'PUT',
    path: '/api/conversation/archive/{id}',
    summary: 'Archive, for oneself; a new message brings it back',
    reply: conversationView,
  }),
  listMessages: route({
    method: 'GET',
    path: '/api/conversation/{id}/messages',
    summary: 'What was said; locked entries where reading needs an upgrade',
    params: id,
    query: historyFilter,
    reply: history,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  sendMessage: route({
    method: 'POST',
    path: '/api/conversation/{id}/messages',
    summary: 'Send a message sealed in the browser; the same one twice is stored once and answered alike',
    params: id,
    body: sentMessage,
    reply: stamp,
    repeatable: true,
    errors: [
      'resource.notFound',
      'conversations.sendUpgrade',
      'conversations.attachUpgrade',
      'conversations.attachmentMissing',
      'conversations.epochStale',
      'conversations.deviceNotCertified',
      'conversations.messageInvalid',
    ],
    example: { params: exampleId, body: examplesOfConversations.envelope },
  }),
  deleteMessage: route({
    method: 'DELETE',
    path: '/api/conversation/{id}/messages/{messageId}',
    summary: 'Delete for oneself, or one’s own for all: the ciphertext goes and a mark stays',
    params: id.extend({ messageId: z.uuid('field.invalid') }),
    query: z.object({ for: z.enum(['me', 'all'], 'field.notAChoice').default('me') }),
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: { ...exampleId, messageId: examples.id } },
  }),
  moveCursor: route({
    method: 'PUT',
    path: '/api/conversation/{id}/cursor',
    summary: 'How far one has received and read; neither moves back',
    params: id,
    body: z.object({ read: sequence.optional(), delivered: sequence.optional() }),
    reply: z.object({ readUpTo: sequence, deliveredUpTo: sequence, unread: z.int() }),
    repeatable: true,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { read: 0 } },
  }),
  listEpochs: route({
    method: 'GET',
    path: '/api/conversation/{id}/epochs',
    summary: 'Epochs in which one is a member, ascending, each with the key sealed to oneself',
    params: id,
    query: z.object({ from: count(1_000_000).default(0) }),
    reply: z.object({ epochs: z.array(z.object({ record: epochRecord, wrap })).describe('At most 100.'), more: z.boolean() }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  addEpoch: route({
    method: 'PUT',
    path: '/api/conversation/{id}/epochs/{epoch}',
    summary:
      'The next epoch, if it is still the next one; the same record again is answered alike. It is how members and admins of a group change',
    params: id.extend({ epoch: z.coerce.number<number>('field.invalid').pipe(epochNumber) }),
    body: newEpoch,
    reply: nothing,
    errors: [
      'resource.notFound',
      'conversations.sendUpgrade',
      'conversations.epochStale',
      'conversations.epochInvalid',
      'conversations.deviceNotCertified',
    ],
    example: { params: { ...exampleId, epoch: 0 }, body: examplesOfConversations.epoch },
  }),
  listKeyLogs: route({
    ...ofConversation,
    method: 'GET',
    path: '/api/conversation/{id}/keys',
    summary: 'The key logs of everybody who is or was in a conversation while one was; also of who is blocked',
    reply: z.array(keyLog),
  }),
  getPins: route({
    method: 'GET',
    path: '/api/conversation/settings',
    summary: 'One’s pins and choices, sealed; null before they were saved',
    reply: z.object({ ciphertext: z.string().nullable() }),
    versioned: true,
  }),
  savePins: route({
    method: 'PUT',
    path: '/api/conversation/settings',
    summary: 'Keep one’s pins and choices, sealed in the browser, for one’s other devices',
    body: z.object({ ciphertext: encryptedSettings }),
    reply: nothing,
    versioned: true,
    example: { body: { ciphertext: 'A'.repeat(80) } },
  }),
  reportConversation: route({
    method: 'POST',
    path: '/api/conversation/report',
    summary:
      'Tell staff about a conversation, a group or an invitation with chosen messages and states, each proved by its franking; the others do not learn of it',
    body: report,
    reply: nothing,
    errors: ['resource.notFound', 'conversations.reportInvalid'],
    example: { body: { conversationId: examples.id, reason: 'scam', text: 'Asks to pay elsewhere.' } },
  }),
  getConversationCase: route({
    method: 'GET',
    path: '/api/staff/conversations/{id}',
    summary: 'What was reported of a conversation, for who has taken its case: the chosen messages, each verified',
    params: id,
    reply: staffCase,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  viewConversation: route({
    method: 'GET',
    path: '/sails/conversation/view',
    summary: 'A conversation with its newest entries',
    query: id,
    reply: z.object({ conversation: conversationView, history }),
    errors: ['resource.notFound'],
    example: { query: exampleId },
  }),
  listUserConversations: route({
    method: 'GET',
    path: '/sails/conversationUsers/userConversationsList',
    summary: 'One’s conversations as the specification lists them',
    query: userListFilter,
    reply: z.array(
      conversationView.extend({
        message_text: z.string().nullable().describe('Of an automatic reply; else null, as only browsers can read.'),
      }),
    ),
  }),
  ...messageRoutes,
  ...groupRoutes,
  ...attachmentRoutes,
};
