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
  parts: z.array(z.object({ number: z.int(), bytes: z.int(), url: z.string() })).describe('Missing parts, by number.'),
});

const ownDocument = z.object({
  id: z.uuid(),
  kind: z.enum(documentKinds),
  state: z.enum(['uploading', 'stored', 'destroyed']),
  startedAt: z.iso.datetime(),
  destroyAt: z.iso
    .datetime()
    .nullable()
    .describe('When key and file are destroyed; null before a decision, or if law requires to keep them.'),
  destroyedAt: z.iso.datetime().nullable(),
});

const documentAccess = z.object({
  at: z.iso.datetime(),
  kind: z.enum(documentKinds),
  by: z.string().nullable().describe('The staff member; null for a deleted account.'),
  accessBasis: z.enum(['case', 'grant']).describe('They had the open case, or a second person approved their request.'),
});

const grant = z.object({
  id: z.uuid(),
  documentId: z.uuid(),
  kind: z.enum(documentKinds),
  requestedBy: z.string().nullable(),
  mine: z.boolean(),
  reason: z.string(),
  requestedAt: z.iso.datetime(),
  approvedBy: z.string().nullable(),
  endsAt: z.iso.datetime().nullable().describe('Null until a second person approves it.'),
  can: z.object({ approve: z.boolean(), access: z.boolean() }),
});

export type OwnDocument = z.output<typeof ownDocument>;
export type DocumentAccess = z.output<typeof documentAccess>;
export type DocumentGrant = z.output<typeof grant>;

/** Identity documents, encrypted in the browser. Only the documents process can decrypt them, for staff with access. */
export const documentsRoutes = {
  startDocument: route({
    method: 'POST',
    path: '/api/documents',
    summary: 'Start the upload of an encrypted document, directly to the store in parts',
    body: z.object({
      kind: z.enum(documentKinds, 'field.notAChoice'),
      type: z.string('field.required').max(60, 'field.invalid').describe('Type of the file itself; `details` are application/json.'),
      bytes: z.int('field.invalid').min(1, 'field.invalid').describe('Encrypted size.'),
    }),
    reply: upload,
    errors: ['documents.limitReached'],
    secret: true,
    example: { body: { kind: 'front', type: 'image/jpeg', bytes: 65_552 } },
  }),
  listDocuments: route({
    method: 'GET',
    path: '/api/documents',
    summary: 'List the caller’s documents and when they are destroyed',
    reply: z.object({ documents: z.array(ownDocument) }),
  }),
  listDocumentAccesses: route({
    method: 'GET',
    path: '/api/documents/access-log',
    summary: 'List accesses of staff to the caller’s documents, newest first',
    reply: z.object({ accesses: z.array(documentAccess).describe(`The last ${documentLimits.accessLogEntries}.`) }),
  }),
  signDocument: route({
    method: 'POST',
    path: '/api/documents/{id}/parts',
    summary: 'Get new URLs for missing parts, to continue after an interruption',
    params: id,
    reply: upload,
    errors: ['resource.notFound'],
    secret: true,
    example: { params: exampleId },
  }),
  completeDocument: route({
    method: 'POST',
    path: '/api/documents/{id}/complete',
    summary: 'Join the parts of a complete upload, and wrap its key, which the api cannot unwrap',
    params: id,
    body: z.object({
      key: bytes32.describe('Key of this document only. It is wrapped at once and stored in no other form.'),
      bytes: z.int('field.invalid').min(1, 'field.invalid').describe('Size of the file itself.'),
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
    summary: 'Discard a document that belongs to no submission',
    params: id,
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  createDocumentTicket: route({
    method: 'POST',
    path: '/api/staff/documents/{id}/ticket',
    summary: 'Get a URL to access a document once within a minute; every access is logged',
    params: id,
    reply: z.object({ url: z.string().describe('URL of the documents process: /documents/…'), endsAt: z.iso.datetime() }),
    errors: ['resource.notFound'],
    secret: true,
    example: { params: exampleId },
  }),
  listDocumentsOf: route({
    method: 'GET',
    path: '/api/staff/verifications/{id}/documents',
    summary: 'List the remaining documents of a submission, for access requests',
    params: id,
    reply: z.object({ documents: z.array(z.object({ id: z.uuid(), kind: z.enum(documentKinds) })) }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  requestAccess: route({
    method: 'POST',
    path: '/api/staff/documents/{id}/grants',
    summary: 'Request a colleague’s approval to access a document outside an assigned open case',
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
    summary: 'List pending and approved access requests',
    reply: z.object({ grants: z.array(grant) }),
  }),
  approveGrant: route({
    method: 'POST',
    path: '/api/staff/document-grants/{id}/approve',
    summary: 'Approve the access of a colleague for 15 minutes',
    params: id,
    reply: grant,
    errors: ['resource.notFound', 'staff.roleTooNew'],
    example: { params: exampleId },
  }),
};
