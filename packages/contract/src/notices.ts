import { mediaLimits } from '@subrosa/rules/media/limits';
import { caseReasons } from '@subrosa/rules/moderation/case-rules';
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
    locations: longText.optional().describe('URLs of our pages and pictures, or the number of a post, one per line.'),
    work: longText.optional().describe('The work that was copied.'),
    explanation: longText.optional(),
    declarations: z.array(z.enum(noticeDeclarations, 'field.notAChoice')).max(noticeDeclarations.length, 'field.invalid').default([]),
    signature: typedText({ max: 200 }).optional().describe('The full name, typed.'),
    picture: picture.optional().describe('Staff never view it: only its fingerprint is stored, and the file is deleted at once.'),
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
  uploader: z.string().describe('Pseudonym until revealed to staff.'),
  isSelected: z.boolean().describe('Whether the decision applies to it.'),
  view: mediaView.nullable().describe('Null while there is nothing to view.'),
});

export const noticesRoutes = {
  fileNotice: route({
    method: 'POST',
    path: '/api/notices',
    summary: 'Submit a legal notice or a counter-notice; no account is required',
    body: notice,
    reply: z.object({
      ticket: z.string().describe('Quote it when you write to us about this.'),
      secret: z.string().describe('Gives access to the state of the notice, in the header X-Ticket-Secret; keep it.'),
      decideBy: z.iso.datetime(),
      picture: z.object({ url: z.string() }).nullable().describe('Accepts the bytes of the picture by PUT, for an hour.'),
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
    summary: 'Complete the upload of the picture; requires the secret of the notice in X-Ticket-Secret',
    params: ticket,
    reply: z.object({}),
    errors: ['resource.notFound', 'media.incomplete', 'rate.limited'],
    repeatable: true,
    example: { params: exampleTicket },
  }),
  getNotice: route({
    method: 'GET',
    path: '/api/notices/{ticket}',
    summary: 'Get the state of a notice; requires its secret in X-Ticket-Secret',
    params: ticket,
    reply: z.object({
      ticket: z.string(),
      kind: z.enum(noticeKinds),
      state: z.enum(noticeStates),
      receivedAt: z.iso.datetime(),
      decideBy: z.iso.datetime(),
      outcome: z.enum(['upheld', 'dismissed']).nullable(),
      reason: z.enum(caseReasons).nullable(),
      note: z.string().nullable().describe('Note of staff to the author.'),
    }),
    errors: ['resource.notFound', 'rate.limited'],
    example: { params: exampleTicket },
  }),
  getNoticeForReview: route({
    method: 'GET',
    path: '/api/staff/notices/{id}',
    summary: 'Get a notice, for the assignee of its open case',
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
      locations: z.string().nullable(),
      work: z.string().nullable(),
      explanation: z.string().nullable(),
      declarations: z.array(z.enum(noticeDeclarations)),
      signature: z.string().nullable(),
      picture: z
        .enum(['none', 'pending', 'fingerprinted', 'unreadable'])
        .describe('Only its fingerprint is stored; there is nothing to view.'),
      media: z.array(mediaItem).describe('Items that its URLs name, and those that staff added.'),
    }),
    errors: ['resource.notFound'],
    example: { params: { id: examples.id } },
  }),
  setNoticeMedia: route({
    method: 'PUT',
    path: '/api/staff/notices/{id}/media',
    summary: 'Set the items to which the decision applies, for the assignee of the open case',
    params: id,
    body: z.object({ mediaIds: z.array(z.uuid('field.invalid')).max(200, 'field.invalid') }),
    reply: z.object({ media: z.array(mediaItem) }),
    errors: ['resource.notFound'],
    example: { params: { id: examples.id }, body: { mediaIds: [examples.id] } },
  }),
};
