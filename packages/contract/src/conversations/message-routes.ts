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

/** What happens to a message that is there. */
export const messageRoutes = {
  editMessage: route({
    method: 'PUT',
    path: '/api/conversation/{id}/messages/{messageId}',
    summary: 'Say it otherwise, within 15 minutes: sealed anew under the same id, in the same place; its files stay',
    params: message,
    body: messageEnvelope,
    reply: stamp.describe('Of the edit: its time is the time of the edit.'),
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
    summary: 'One’s reaction to a message, sealed; another takes its place',
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
    summary: 'Take one’s reaction back',
    params: message,
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params },
  }),
  pinMessage: route({
    method: 'PUT',
    path: '/api/conversation/{id}/messages/{messageId}/pin',
    summary: 'Keep a message at the top of its conversation, for everybody in it; in a group by an admin',
    params: message,
    reply: nothing,
    errors: ['resource.notFound', 'conversations.adminsOnly', 'conversations.pinsLimitReached'],
    example: { params },
  }),
  unpinMessage: route({
    method: 'DELETE',
    path: '/api/conversation/{id}/messages/{messageId}/pin',
    summary: 'Keep it there no more',
    params: message,
    reply: nothing,
    errors: ['resource.notFound', 'conversations.adminsOnly'],
    example: { params },
  }),
  listPinned: route({
    method: 'GET',
    path: '/api/conversation/{id}/pins',
    summary: 'The pinned messages, the last pinned first; locked where reading needs an upgrade',
    params: message.pick({ id: true }),
    reply: z.array(entry),
    errors: ['resource.notFound'],
    example: { params: { id: examples.id } },
  }),
};
