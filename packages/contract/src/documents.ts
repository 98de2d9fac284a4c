import { documentKinds, documentLimits } from '@subrosa/rules/documents/limits';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { route } from './route.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
/** 32 bytes in base64url. */
const bytes32 = z.string('field.required').regex(/^[\w-]{43}$/, 'field.invalid');

const upload = z.object({
  id: z.uuid(),
  parts: z.array(z.object({ number: z.int(), bytes: z.int(), url: z.string() })).describe('What the store has not yet, by number.'),
});

const ownDocument = z.object({
  id: z.uuid(),
  kind: z.enum(documentKinds),
  state: z.enum(['uploading', 'sealed', 'destroyed']),
  begunAt: z.iso.datetime(),
  destroyAt: z.iso
    .datetime()
    .nullable()
    .describe('When key and file are destroyed; null while nothing is decided, or where the law keeps them.'),
  destroyedAt: z.iso.datetime().nullable(),
});

const documentAccess = z.object({
  at: z.iso.datetime(),
  kind: z.enum(documentKinds),
  by: z.string().nullable().describe('Of staff; null when that account is gone.'),
  because: z.enum(['case', 'grant']).describe('They had the open case, or a second person let them.'),
});

const grant = z.object({
  id: z.uuid(),
  documentId: z.uuid(),
  kind: z.enum(documentKinds),
  askedBy: z.string().nullable(),
  mine: z.boolean(),
  reason: z.string(),
  askedAt: z.iso.datetime(),
  approvedBy: z.string().nullable(),
  endsAt: z.iso.datetime().nullable().describe('Null until a second person approves it.'),
  can: z.object({ approve: z.boolean(), look: z.boolean() }),
});

export type OwnDocument = z.output<typeof ownDocument>;
export type DocumentAccess = z.output<typeof documentAccess>;
export type DocumentGrant = z.output<typeof grant>;

/** Identity documents, sealed in the browser. The house keeps what it cannot read, and one process opens it for who may look. */
export const documentsRoutes = {
  startDocument: route({
    method: 'POST',
    path: '/api/documents',
    summary: 'Begin to upload a sealed document, straight to the store, in parts',
    body: z.object({
      kind: z.enum(documentKinds, 'field.notAChoice'),
      type: z.string('field.required').max(60, 'field.invalid').describe('Of the file itself; particulars are application/json.'),
      bytes: z.int('field.invalid').min(1, 'field.invalid').describe('As sealed.'),
    }),
    reply: upload,
    errors: ['documents.limitReached'],
    secret: true,
    example: { body: { kind: 'front', type: 'image/jpeg', bytes: 65_552 } },
  }),
  listDocuments: route({
    method: 'GET',
    path: '/api/documents',
    summary: 'One’s own documents, and when they are destroyed',
    reply: z.object({ documents: z.array(ownDocument) }),
  }),
  listDocumentAccesses: route({
    method: 'GET',
    path: '/api/documents/access-log',
    summary: 'Who of staff looked at one’s documents, newest first',
    reply: z.object({ accesses: z.array(documentAccess).describe(`The last ${documentLimits.looks}.`) }),
  }),
  signDocument: route({
    method: 'POST',
    path: '/api/documents/{id}/parts',
    summary: 'Fresh addresses for what the store has not yet: after a cut, go on from here',
    params: id,
    reply: upload,
    errors: ['resource.notFound'],
    secret: true,
    example: { params: exampleId },
  }),
  completeDocument: route({
    method: 'POST',
    path: '/api/documents/{id}/complete',
    summary: 'All parts are there: join them, and lock the key away where we cannot take it out again',
    params: id,
    body: z.object({
      key: bytes32.describe('Of this document alone. It is wrapped at once, and kept in no other form.'),
      bytes: z.int('field.invalid').min(1, 'field.invalid').describe('Of the file itself.'),
      hash: bytes32,
      encryptedHash: bytes32,
    }),
    reply: nothing,
    errors: ['resource.notFound', 'media.incomplete', 'server.busy'],
    example: {
      params: exampleId,
      body: { key: 'A'.repeat(43), bytes: 60_000, hash: 'A'.repeat(43), encryptedHash: 'A'.repeat(43) },
    },
  }),
  discardDocument: route({
    method: 'DELETE',
    path: '/api/documents/{id}',
    summary: 'Give up a document that is in no submission',
    params: id,
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  createDocumentTicket: route({
    method: 'POST',
    path: '/api/staff/documents/{id}/ticket',
    summary: 'An address at which one may look at a document, once, within a minute; every look is logged',
    params: id,
    reply: z.object({ url: z.string().describe('Of the documents process: /documents/…'), endsAt: z.iso.datetime() }),
    errors: ['resource.notFound'],
    secret: true,
    example: { params: exampleId },
  }),
  listDocumentsOf: route({
    method: 'GET',
    path: '/api/staff/verifications/{id}/documents',
    summary: 'Which documents of a submission are still there, for who wants to ask for a look',
    params: id,
    reply: z.object({ documents: z.array(z.object({ id: z.uuid(), kind: z.enum(documentKinds) })) }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  requestAccess: route({
    method: 'POST',
    path: '/api/staff/documents/{id}/grants',
    summary: 'Ask a colleague to let one look at a document outside an open case of one’s own',
    params: id,
    body: z.object({
      reason: z
        .string('field.required')
        .trim()
        .min(documentLimits.reason.least, 'field.tooShort')
        .max(documentLimits.reason.most, 'field.tooLong'),
    }),
    reply: grant,
    errors: ['resource.notFound', 'staff.roleTooNew'],
    example: { params: exampleId, body: { reason: 'The member appeals against the decision.' } },
  }),
  listGrants: route({
    method: 'GET',
    path: '/api/staff/document-grants',
    summary: 'Grants that wait for a second person, and those that run',
    reply: z.object({ grants: z.array(grant) }),
  }),
  approveGrant: route({
    method: 'POST',
    path: '/api/staff/document-grants/{id}/approve',
    summary: 'Let a colleague look, for 15 minutes',
    params: id,
    reply: grant,
    errors: ['resource.notFound', 'staff.roleTooNew'],
    example: { params: exampleId },
  }),
};
