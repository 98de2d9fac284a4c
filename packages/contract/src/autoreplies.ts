import { z } from 'zod';
import { route } from './route.ts';
import { typedText } from './text.ts';

const autoReply = z.object({
  text: z.string().nullable().describe('Null until one was written.'),
  enabled: z.boolean(),
  updatedAt: z.iso.datetime().nullable(),
  longest: z.int(),
  can: z.object({ edit: z.boolean() }),
});

export const autorepliesRoutes = {
  getAutoReply: route({
    method: 'GET',
    path: '/api/auto-reply',
    summary: 'One’s automatic reply, and when it was last changed',
    reply: autoReply,
  }),
  saveAutoReply: route({
    method: 'PUT',
    path: '/api/auto-reply',
    summary: 'Sent once to each fetishist, at their first message; not encrypted, and drawn so that they see it',
    body: z.object({ text: typedText({ max: 5000 }), enabled: z.boolean('field.required') }),
    reply: autoReply,
    errors: ['autoreplies.notForRole'],
    example: { body: { text: 'Thank you for writing. I answer in the evening.', enabled: true } },
  }),
};
