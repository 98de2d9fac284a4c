import { attachmentLimits } from '@subrosa/rules/conversations/limits';
import { z } from 'zod';
import { examples } from '../accounts/schemas.ts';
import { count } from '../explore.ts';
import { route } from '../route.ts';
import { history } from './schemas.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
const bytes = z
  .int('field.invalid')
  .min(1, 'field.invalid')
  .max(attachmentLimits.encryptedBytes, 'media.tooLarge')
  .describe('Encrypted size.');

const upload = z.object({
  id: z.uuid(),
  parts: z.array(z.object({ number: z.int(), bytes: z.int(), url: z.string() })).describe('Missing parts, by number.'),
});

/** Files encrypted in the browser. The server knows their owner, their conversation and their padded size. */
export const attachmentRoutes = {
  startAttachment: route({
    method: 'POST',
    path: '/api/conversation/{id}/attachments',
    summary: 'Start the upload of an encrypted file, directly to the store in parts',
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
    summary: 'Start to upload, for a report, an encrypted file that was deleted from the store, with its original encryption',
    body: z.object({ bytes }),
    reply: upload,
    errors: ['conversations.attachmentsLimitReached'],
    secret: true,
    example: { body: { bytes: 65_552 } },
  }),
  signAttachment: route({
    method: 'POST',
    path: '/api/attachments/{id}/parts',
    summary: 'Get new URLs for missing parts, to continue after an interruption',
    params: id,
    reply: upload,
    errors: ['resource.notFound'],
    secret: true,
    example: { params: exampleId },
  }),
  completeAttachment: route({
    method: 'POST',
    path: '/api/attachments/{id}/complete',
    summary: 'Join the parts of a complete upload',
    params: id,
    reply: nothing,
    errors: ['resource.notFound', 'media.incomplete'],
    example: { params: exampleId },
  }),
  cancelAttachment: route({
    method: 'DELETE',
    path: '/api/attachments/{id}',
    summary: 'Cancel a file that belongs to no message',
    params: id,
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  getAttachment: route({
    method: 'GET',
    path: '/api/conversation/{id}/attachments/{attachmentId}',
    summary: 'Get a URL of an encrypted file for a few minutes, if the caller may read its message',
    params: id.extend({ attachmentId: z.uuid('field.invalid') }),
    reply: z.object({ url: z.string(), bytes: z.int() }),
    errors: ['resource.notFound', 'conversations.readUpgrade'],
    secret: true,
    example: { params: { ...exampleId, attachmentId: examples.id } },
  }),
  listAttachments: route({
    method: 'GET',
    path: '/api/conversation/{id}/attachments',
    summary: 'List messages with files before a position, newest first; their contents are known to browsers only',
    params: id,
    query: z.object({ before: count(Number.MAX_SAFE_INTEGER).optional() }),
    reply: history,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
};
