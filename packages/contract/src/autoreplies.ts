import { z } from 'zod';
import { route } from './route.ts';
import { typedText } from './text.ts';

const autoReply = z.object({
  text: z.string().nullable().describe('Null until a text was saved.'),
  enabled: z.boolean(),
  updatedAt: z.iso.datetime().nullable(),
  longest: z.int(),
  can: z.object({ edit: z.boolean() }),
});

export const autorepliesRoutes = {
  getAutoReply: route({
    method: 'GET',
    path: '/api/auto-reply',
    summary: 'Get the caller’s automatic reply and the time of its last change',
    reply: autoReply,
  }),
  saveAutoReply: route({
    method: 'PUT',
    path: '/api/auto-reply',
    summary:
      'Save the automatic reply, which is sent once to each fetishist after their first message; it is not end-to-end encrypted and marked as such',
    body: z.object({ text: typedText({ max: 5000 }), enabled: z.boolean('field.required') }),
    reply: autoReply,
    errors: ['autoreplies.notForRole'],
    example: { body: { text: 'Thank you for writing. I answer in the evening.', enabled: true } },
  }),
};
