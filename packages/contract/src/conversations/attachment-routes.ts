import { attachmentLimits } from '@subrosa/rules/conversations/limits';
import { z } from 'zod';
import { examples } from '../accounts/schemas.ts';
import { count } from '../explore.ts';
import { route } from '../route.ts';
import { history } from './schemas.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
const bytes = z.int('field.invalid').min(1, 'field.invalid').max(attachmentLimits.encryptedBytes, 'media.tooLarge').describe('As sealed.');

const upload = z.object({
  id: z.uuid(),
  parts: z.array(z.object({ number: z.int(), bytes: z.int(), url: z.string() })).describe('What the store has not yet, by number.'),
});

/** Files, sealed in the browser. The server knows whose they are, to which conversation they belong and how long they are once padded. */
export const attachmentRoutes = {
  startAttachment: route({
    method: 'POST',
    path: '/api/conversation/{id}/attachments',
    summary: 'Begin to upload a sealed file, straight to the store, in parts',
    params: id,
    body: z.object({ bytes }),
    reply: upload,
    errors: ['resource.notFound', 'conversations.attachUpgrade', 'conversations.attachmentsLimitReached'],
    secret: true,
    example: { params: exampleId, body: { bytes: 65_552 } },
  }),
  startEvidence: route({
    method: 'POST',
    path: '/api/conversation/report/files',
    summary: 'Begin to hand over a sealed file that is gone from the store, as it was sealed then, for a report',
    body: z.object({ bytes }),
    reply: upload,
    errors: ['conversations.attachmentsLimitReached'],
    secret: true,
    example: { body: { bytes: 65_552 } },
  }),
  signAttachment: route({
    method: 'POST',
    path: '/api/attachments/{id}/parts',
    summary: 'Fresh addresses for what the store has not yet: after a cut, go on from here',
    params: id,
    reply: upload,
    errors: ['resource.notFound'],
    secret: true,
    example: { params: exampleId },
  }),
  completeAttachment: route({
    method: 'POST',
    path: '/api/attachments/{id}/complete',
    summary: 'All parts are there: join them',
    params: id,
    reply: nothing,
    errors: ['resource.notFound', 'media.incomplete'],
    example: { params: exampleId },
  }),
  cancelAttachment: route({
    method: 'DELETE',
    path: '/api/attachments/{id}',
    summary: 'Give up a file that is in no message',
    params: id,
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  getAttachment: route({
    method: 'GET',
    path: '/api/conversation/{id}/attachments/{attachmentId}',
    summary: 'An address of a sealed file, for a few minutes; for who may read the message that it came with',
    params: id.extend({ attachmentId: z.uuid('field.invalid') }),
    reply: z.object({ url: z.string(), bytes: z.int() }),
    errors: ['resource.notFound', 'conversations.readUpgrade'],
    secret: true,
    example: { params: { ...exampleId, attachmentId: examples.id } },
  }),
  listAttachments: route({
    method: 'GET',
    path: '/api/conversation/{id}/attachments',
    summary: 'Messages that came with files, the newest page before a place; what they are, only browsers know',
    params: id,
    query: z.object({ before: count(Number.MAX_SAFE_INTEGER).optional() }),
    reply: history,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
};
