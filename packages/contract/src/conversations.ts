import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { z } from 'zod';
import { encryptedSettings, examples, settingsVersion } from './accounts/schemas.ts';
import { conversationList, conversationView, history, historyFilter, listFilter, report, userListFilter } from './conversations/schemas.ts';
import {
  epochNumber,
  epochRecord,
  keyLog,
  newEpoch,
  sentMessage,
  sequence,
  sequenceRange,
  stamp,
  wrap,
} from './conversations/ciphertext.ts';
import { attachmentRoutes } from './conversations/attachment-routes.ts';
import { firstMessageRoutes } from './conversations/first-message-routes.ts';
import { groupRoutes } from './conversations/group-routes.ts';
import { messageRoutes } from './conversations/message-routes.ts';
import { staffCase } from './conversations/staff-case.ts';
import { examplesOfConversations } from './conversations/examples.ts';
import { count } from './explore.ts';
import { route } from './route.ts';
import { provedIn, settingsLabel } from './transparency.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const cursorRanges = z.array(sequenceRange).max(conversationLimits.undecryptedRanges, 'field.tooLong').default([]);
const exampleId = { id: examples.id };
const ofConversation = { params: id, example: { params: exampleId }, errors: ['resource.notFound'] } as const;

export const conversationsRoutes = {
  openConversation: route({
    method: 'POST',
    path: '/api/conversation',
    summary: 'Get or start the conversation with a member, who sees it with the first message',
    body: z.object({ memberId: z.uuid('field.required') }),
    reply: conversationView,
    errors: ['resource.notFound', 'conversations.startUpgrade', 'conversations.verificationRequired'],
    example: { body: { memberId: examples.id } },
  }),
  listConversations: route({
    method: 'GET',
    path: '/api/conversation',
    summary: 'List the caller’s conversations, most recent first',
    query: listFilter,
    reply: conversationList,
  }),
  getConversation: route({
    ...ofConversation,
    method: 'GET',
    path: '/api/conversation/{id}',
    summary: 'Get one of the caller’s conversations',
    reply: conversationView,
  }),
  changeConversation: route({
    method: 'PUT',
    path: '/api/conversation/{id}',
    summary: 'Archive, unarchive, mute or pin, for the caller only; only given fields change',
    params: id,
    body: z.object({
      archived: z.boolean('field.invalid').optional(),
      muted: z.boolean('field.invalid').optional(),
      mutedUntil: z.iso
        .datetime({ error: 'field.invalid' })
        .nullable()
        .optional()
        .describe('With `muted`: until this time; indefinitely if omitted.'),
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
    summary: 'Archive for the caller; a new message unarchives',
    reply: conversationView,
  }),
  listMessages: route({
    method: 'GET',
    path: '/api/conversation/{id}/messages',
    summary: 'List messages; locked entries if reading requires an upgrade',
    params: id,
    query: historyFilter,
    reply: history,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  sendMessage: route({
    method: 'POST',
    path: '/api/conversation/{id}/messages',
    summary: 'Send a message encrypted in the browser; idempotent by its id',
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
    summary: 'Delete a message for the caller, or an own one for all: the ciphertext is deleted and a placeholder remains',
    params: id.extend({ messageId: z.uuid('field.invalid') }),
    query: z.object({ for: z.enum(['me', 'all'], 'field.notAChoice').default('me') }),
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: { ...exampleId, messageId: examples.id } },
  }),
  moveCursor: route({
    method: 'PUT',
    path: '/api/conversation/{id}/cursor',
    summary: 'Save up to which message the caller has received and read; positions only increase',
    params: id,
    body: z.object({
      read: sequence.optional(),
      delivered: sequence.optional(),
      undecrypted: cursorRanges.describe('Entries up to `read` that the browser has not decrypted: their senders do not see them as read.'),
      decrypted: cursorRanges.describe('Entries that it has decrypted since.'),
    }),
    reply: z.object({ readUpTo: sequence, deliveredUpTo: sequence, undecrypted: z.array(sequenceRange), unread: z.int() }),
    repeatable: true,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { read: 0 } },
  }),
  listEpochs: route({
    method: 'GET',
    path: '/api/conversation/{id}/epochs',
    summary: 'List epochs of the caller, ascending, each with the key encrypted to the caller',
    params: id,
    query: z.object({ from: count(1_000_000).default(0) }),
    reply: z.object({ epochs: z.array(z.object({ record: epochRecord, wrap })).describe('At most 100.'), more: z.boolean() }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  addEpoch: route({
    method: 'PUT',
    path: '/api/conversation/{id}/epochs/{epoch}',
    summary: 'Add the next epoch, unless another was added first; idempotent. Members and admins of a group change by an epoch',
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
    summary: 'List the key logs of all current and former members during the caller’s membership; also of blocked members',
    query: z.object({ provedIn }),
    reply: z.array(keyLog),
  }),
  getPins: route({
    method: 'GET',
    path: '/api/conversation/settings',
    summary: 'Get the caller’s encrypted pins and settings, which exist from sign-up on',
    reply: z.object({ ciphertext: z.string().nullable(), version: z.int() }),
    versioned: true,
  }),
  savePins: route({
    method: 'PUT',
    path: '/api/conversation/settings',
    summary: 'Save pins and settings, encrypted in the browser, for the caller’s other devices',
    body: z.object({
      ciphertext: encryptedSettings,
      version: settingsVersion.optional().describe('Larger than the edited version; by default the next one.'),
      label: settingsLabel,
    }),
    reply: nothing,
    versioned: true,
    example: { body: { ciphertext: 'A'.repeat(80), version: 1 } },
  }),
  reportConversation: route({
    method: 'POST',
    path: '/api/conversation/report',
    summary:
      'Report a conversation, a group or an invitation with selected messages and states, each proved by its franking; the others are not notified',
    body: report,
    reply: nothing,
    errors: ['resource.notFound', 'conversations.reportInvalid'],
    example: { body: { conversationId: examples.id, reason: 'scam', text: 'Asks to pay elsewhere.' } },
  }),
  getConversationCase: route({
    method: 'GET',
    path: '/api/staff/conversations/{id}',
    summary: 'Get a reported conversation, for the assignee of its case: the selected messages, each verified',
    params: id,
    reply: staffCase,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  viewConversation: route({
    method: 'GET',
    path: '/sails/conversation/view',
    summary: 'Get a conversation with its newest entries',
    query: id,
    reply: z.object({ conversation: conversationView, history }),
    errors: ['resource.notFound'],
    example: { query: exampleId },
  }),
  listUserConversations: route({
    method: 'GET',
    path: '/sails/conversationUsers/userConversationsList',
    summary: 'List the caller’s conversations in the specification’s format',
    query: userListFilter,
    reply: z.array(
      conversationView.extend({
        message_text: z.string().nullable().describe('For an automatic reply; otherwise null, as only browsers can decrypt.'),
      }),
    ),
  }),
  ...messageRoutes,
  ...firstMessageRoutes,
  ...groupRoutes,
  ...attachmentRoutes,
};
