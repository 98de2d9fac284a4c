import { z } from 'zod';
import { examples } from '../accounts/schemas.ts';
import { route } from '../route.ts';
import { examplesOfConversations } from './examples.ts';
import { entry } from './schemas.ts';
import { messageEnvelope, reactionEnvelope, stamp, stateStamp } from './ciphertext.ts';

const nothing = z.object({});
const message = z.object({ id: z.uuid('field.invalid'), messageId: z.uuid('field.invalid') });
const params = { id: examples.id, messageId: examples.id };
const { envelope } = examplesOfConversations;

/** Changes of existing messages. */
export const messageRoutes = {
  editMessage: route({
    method: 'PUT',
    path: '/api/conversation/{id}/messages/{messageId}',
    summary: 'Edit a message within 15 minutes: encrypted again under the same id and position; its files remain',
    params: message,
    body: messageEnvelope,
    reply: stamp.describe('Stamp of the edit, with its time.'),
    errors: [
      'resource.notFound',
      'conversations.editWindowOver',
      'conversations.sendUpgrade',
      'conversations.epochStale',
      'conversations.deviceNotCertified',
      'conversations.messageInvalid',
    ],
    example: { params, body: envelope },
  }),
  reactToMessage: route({
    method: 'PUT',
    path: '/api/conversation/{id}/messages/{messageId}/reaction',
    summary: 'Set the caller’s encrypted reaction to a message',
    params: message,
    body: reactionEnvelope,
    reply: stateStamp,
    errors: [
      'resource.notFound',
      'conversations.sendUpgrade',
      'conversations.epochStale',
      'conversations.deviceNotCertified',
      'conversations.messageInvalid',
    ],
    example: { params, body: envelope },
  }),
  removeReaction: route({
    method: 'DELETE',
    path: '/api/conversation/{id}/messages/{messageId}/reaction',
    summary: 'Remove the caller’s reaction',
    params: message,
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params },
  }),
  pinMessage: route({
    method: 'PUT',
    path: '/api/conversation/{id}/messages/{messageId}/pin',
    summary: 'Pin a message for all members of the conversation; in a group admins only',
    params: message,
    reply: nothing,
    errors: ['resource.notFound', 'conversations.adminsOnly', 'conversations.pinsLimitReached'],
    example: { params },
  }),
  unpinMessage: route({
    method: 'DELETE',
    path: '/api/conversation/{id}/messages/{messageId}/pin',
    summary: 'Unpin a message',
    params: message,
    reply: nothing,
    errors: ['resource.notFound', 'conversations.adminsOnly'],
    example: { params },
  }),
  listPinned: route({
    method: 'GET',
    path: '/api/conversation/{id}/pins',
    summary: 'List pinned messages, last pinned first; locked if reading requires an upgrade',
    params: message.pick({ id: true }),
    reply: z.array(entry),
    errors: ['resource.notFound'],
    example: { params: { id: examples.id } },
  }),
};
