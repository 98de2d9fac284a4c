import { mediaLimits } from '@subrosa/rules/media/limits';
import { caseReasons } from '@subrosa/rules/moderation/cases';
import { noticeKinds, noticePictureTypes, noticeStates } from '@subrosa/rules/notices/kinds';
import { missingInNotice, noticeDeclarations } from '@subrosa/rules/notices/requirements';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { mediaView } from './media/schemas.ts';
import { route } from './route.ts';
import { emailAddress, typedText } from './text.ts';

const ticket = z.object({ ticket: z.string().regex(/^N-[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'field.invalid') });
const exampleTicket = { ticket: 'N-7K2M-9QXR' };
const id = z.object({ id: z.uuid('field.invalid') });

const longText = typedText({ max: 5000 });

const picture = z.object({
  type: z.enum(noticePictureTypes, 'field.notAChoice'),
  bytes: z.int('field.invalid').min(1, 'field.invalid').max(mediaLimits.partBytes, 'field.invalid'),
});

const notice = z
  .object({
    kind: z.enum(noticeKinds, 'field.notAChoice'),
    name: typedText({ max: 200 }),
    email: emailAddress,
    phone: typedText({ max: 50 }).optional(),
    postalAddress: typedText({ max: 500 }).optional(),
    places: longText.optional().describe('Addresses of our pages and pictures, or the number of a post, one a line.'),
    work: longText.optional().describe('The work that was copied.'),
    explanation: longText.optional(),
    statements: z.array(z.enum(noticeDeclarations, 'field.notAChoice')).max(noticeDeclarations.length, 'field.invalid').default([]),
    signature: typedText({ max: 200 }).optional().describe('The full name, typed.'),
    picture: picture.optional().describe('Nobody looks at it: it is kept as what it looks like, and deleted at once.'),
  })
  .check((context) => {
    const { picture: handed, ...written } = context.value;
    for (const field of missingInNotice({ ...written, hasPicture: handed !== undefined })) {
      context.issues.push({ code: 'custom', input: undefined, path: [field], message: 'field.required' });
    }
  });

const mediaItem = z.object({
  id: z.uuid(),
  kind: z.enum(['image', 'video']),
  state: z.string(),
  uploader: z.string().describe('By pseudonym, until staff gave a reason to know the name.'),
  named: z.boolean().describe('Whether the decision is about it.'),
  view: mediaView.nullable().describe('Null while there is nothing to see.'),
});

export const noticesRoutes = {
  fileNotice: route({
    method: 'POST',
    path: '/api/notices',
    summary: 'Tell us of something that must not be here, or answer such a notice; no account is needed',
    body: notice,
    reply: z.object({
      ticket: z.string().describe('Quote it when you write to us about this.'),
      secret: z.string().describe('Shows how far it is, in the header X-Ticket-Secret; keep it.'),
      decideBy: z.iso.datetime(),
      picture: z.object({ url: z.string() }).nullable().describe('Takes the bytes of the picture by PUT, for an hour.'),
    }),
    errors: ['rate.limited'],
    secret: true,
    example: {
      body: { kind: 'complaint', name: 'Iris Lindqvist', email: 'iris@example.org', explanation: 'The text of a post names my workplace.' },
    },
  }),
  completeNoticePicture: route({
    method: 'POST',
    path: '/api/notices/{ticket}/picture',
    summary: 'The picture has been sent; with the secret of the notice in X-Ticket-Secret',
    params: ticket,
    reply: z.object({}),
    errors: ['resource.notFound', 'media.incomplete', 'rate.limited'],
    repeatable: true,
    example: { params: exampleTicket },
  }),
  getNotice: route({
    method: 'GET',
    path: '/api/notices/{ticket}',
    summary: 'How far a notice is; with its secret in X-Ticket-Secret',
    params: ticket,
    reply: z.object({
      ticket: z.string(),
      kind: z.enum(noticeKinds),
      state: z.enum(noticeStates),
      receivedAt: z.iso.datetime(),
      decideBy: z.iso.datetime(),
      outcome: z.enum(['upheld', 'dismissed']).nullable(),
      reason: z.enum(caseReasons).nullable(),
      note: z.string().nullable().describe('From staff to the writer.'),
    }),
    errors: ['resource.notFound', 'rate.limited'],
    example: { params: exampleTicket },
  }),
  getNoticeForReview: route({
    method: 'GET',
    path: '/api/staff/notices/{id}',
    summary: 'A notice as its writer wrote it, for who has its open case',
    params: id,
    reply: z.object({
      id: z.uuid(),
      ticket: z.string(),
      kind: z.enum(noticeKinds),
      receivedAt: z.iso.datetime(),
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      postalAddress: z.string().nullable(),
      places: z.string().nullable(),
      work: z.string().nullable(),
      explanation: z.string().nullable(),
      statements: z.array(z.enum(noticeDeclarations)),
      signature: z.string().nullable(),
      picture: z.enum(['none', 'awaited', 'kept', 'unreadable']).describe('Kept as what it looks like; there is nothing to look at.'),
      media: z.array(mediaItem).describe('What its addresses lead to, and what staff found.'),
    }),
    errors: ['resource.notFound'],
    example: { params: { id: examples.id } },
  }),
  setNoticeMedia: route({
    method: 'PUT',
    path: '/api/staff/notices/{id}/media',
    summary: 'Say which items the decision is about; for who has its open case',
    params: id,
    body: z.object({ mediaIds: z.array(z.uuid('field.invalid')).max(200, 'field.invalid') }),
    reply: z.object({ media: z.array(mediaItem) }),
    errors: ['resource.notFound'],
    example: { params: { id: examples.id }, body: { mediaIds: [examples.id] } },
  }),
};
