import { firstMessageSteps } from '@subrosa/rules/conversations/first-message';
import { z } from 'zod';
import { examples } from '../accounts/schemas.ts';
import { route } from '../route.ts';
import { conversationView } from './schemas.ts';

const memberId = z.uuid('field.required');
const requestId = z.uuid('field.invalid');

const firstMessage = z.object({
  member: z.object({ id: z.string(), username: z.string() }),
  requestId: z.string().nullable().describe('The post from which the caller came, while they may see it and it belongs to the member.'),
  missing: z.array(z.enum(firstMessageSteps)).describe('The steps that are left, in their order.'),
  conversationId: z.string().nullable().describe('The existing conversation; then nothing is remembered.'),
});

/** The way to the first message to a member. What the caller intends is stored here, so that no URL has to contain it. */
export const firstMessageRoutes = {
  planFirstMessage: route({
    method: 'PUT',
    path: '/api/conversation/first-message',
    summary: 'Remember to whom the caller wants to write, for a week, and list what is missing',
    body: z.object({ memberId, requestId: requestId.optional() }),
    reply: firstMessage,
    errors: ['resource.notFound'],
    example: { body: { memberId: examples.id } },
  }),
  getFirstMessage: route({
    method: 'GET',
    path: '/api/conversation/first-message',
    summary: 'Get to whom the caller wants to write, and what is missing; null also if that member is no longer available',
    reply: z.object({ firstMessage: firstMessage.nullable() }),
  }),
  openFirstMessage: route({
    method: 'POST',
    path: '/api/conversation/first-message',
    summary: 'Start the conversation with the remembered member, once',
    body: z.object({ memberId }),
    reply: z.object({ conversation: conversationView, requestId: z.string().nullable() }),
    errors: ['resource.notFound', 'conversations.startUpgrade', 'conversations.verificationRequired'],
    example: { body: { memberId: examples.id } },
  }),
  clearFirstMessage: route({
    method: 'DELETE',
    path: '/api/conversation/first-message',
    summary: 'Clear to whom the caller wants to write',
    reply: z.object({}),
  }),
};
