import { acceptedTypes, mediaLimits, mediaPurposes, type AcceptedType } from '@subrosa/rules/media/limits';
import { mediaStates } from '@subrosa/rules/media/states';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { mediaView, ownMedia, declaration } from './media/schemas.ts';
import { route } from './route.ts';
import { socketEvent } from './socket.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
const partNumber = z.int('field.invalid').min(1, 'field.invalid').max(100, 'field.invalid');

const depictionRecord = z.object({
  id: z.uuid(),
  performer: z.object({
    kind: z.enum(['member', 'other']),
    memberId: z.uuid().nullable(),
    name: z.string().describe('The username of a member, or the name of another person.'),
    alias: z.string().nullable().describe('A former username of the member.'),
    verifiedAt: z.iso.datetime().nullable().describe('When staff saw the identity document of a member.'),
    releaseId: z.uuid().nullable().describe('The signed release of a person without an account.'),
  }),
  depiction: z.object({
    mediaId: z.uuid(),
    kind: z.enum(['image', 'video']),
    uploader: z.string(),
    uploadedAt: z.iso.datetime(),
    publishedAt: z.iso.datetime(),
    removedAt: z.iso.datetime().nullable(),
  }),
  consent: z.string(),
  declaredAt: z.iso.datetime(),
});

export type DepictionRecord = z.output<typeof depictionRecord>;

export const mediaRoutes = {
  startUpload: route({
    method: 'POST',
    path: '/api/uploads',
    summary: 'Start an upload, directly to the store in parts',
    body: z.object({
      purpose: z.enum(mediaPurposes, 'field.notAChoice'),
      fileName: z.string('field.required').min(1, 'field.required').max(255, 'field.tooLong'),
      type: z.enum(Object.keys(acceptedTypes) as AcceptedType[], 'media.wrongType'),
      bytes: z.int('field.invalid').min(1, 'field.invalid').max(mediaLimits.bytes, 'media.tooLarge'),
      declaration: declaration.optional(),
    }),
    reply: ownMedia,
    errors: ['media.limitReached', 'media.tooMany', 'media.kindNotAccepted'],
    example: { body: { purpose: 'gallery', fileName: 'garden.jpg', type: 'image/jpeg', bytes: 120_000 } },
  }),
  listUploads: route({
    method: 'GET',
    path: '/api/uploads',
    summary: 'List the caller’s unfinished uploads: select the same file again to continue',
    reply: z.array(ownMedia),
  }),
  findUpload: route({
    method: 'GET',
    path: '/api/uploads/find',
    summary: 'Find the caller’s own item by its path',
    query: z.object({ path: z.string('field.required').min(1, 'field.required').max(200, 'field.invalid') }),
    reply: ownMedia,
    errors: ['resource.notFound'],
    example: { query: { path: `uploads/${examples.id}` } },
  }),
  listParts: route({
    method: 'GET',
    path: '/api/uploads/{id}/parts',
    summary: 'List the parts that are already stored',
    params: id,
    reply: z.array(z.object({ number: z.int(), bytes: z.int(), etag: z.string() })),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  signParts: route({
    method: 'POST',
    path: '/api/uploads/{id}/parts',
    summary: 'Get URLs that each accept exactly one part of the upload',
    params: id,
    body: z.object({ numbers: z.array(partNumber).min(1, 'field.required').max(100, 'field.tooLong') }),
    reply: z.array(z.object({ number: z.int(), bytes: z.int(), url: z.string() })),
    errors: ['resource.notFound'],
    secret: true,
    example: { params: exampleId, body: { numbers: [1] } },
  }),
  completeUpload: route({
    method: 'POST',
    path: '/api/uploads/{id}/complete',
    summary: 'Join the parts of a complete upload, and check the file',
    params: id,
    reply: ownMedia,
    errors: ['resource.notFound', 'media.incomplete'],
    example: { params: exampleId },
  }),
  cancelUpload: route({
    method: 'DELETE',
    path: '/api/uploads/{id}',
    summary: 'Cancel an upload and delete its parts',
    params: id,
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  listOwnMedia: route({
    method: 'GET',
    path: '/api/media',
    summary: 'List the caller’s own items of a purpose, newest first',
    query: z.object({ purpose: z.enum(mediaPurposes, 'field.notAChoice'), state: z.enum(mediaStates, 'field.notAChoice').optional() }),
    reply: z.array(ownMedia),
    example: { query: { purpose: 'gallery' } },
  }),
  declareDepictions: route({
    method: 'PUT',
    path: '/api/media/{id}/people',
    summary: 'Declare the depicted persons and their consent, which publication requires',
    params: id,
    body: declaration,
    reply: ownMedia,
    errors: ['resource.notFound', 'media.personUnknown', 'media.releaseMissing'],
    example: { params: exampleId, body: { depicts: 'nobody', consent: true } },
  }),
  removeMedia: route({
    method: 'DELETE',
    path: '/api/media/{id}',
    summary: 'Delete the caller’s own item permanently',
    params: id,
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  listDepictions: route({
    method: 'GET',
    path: '/api/depictions',
    summary: 'List items of others that depict the caller according to their declaration',
    reply: z.array(
      z.object({
        id: z.uuid(),
        uploader: z.string().describe('Username.'),
        consent: z.enum(['pending', 'confirmed', 'objected']),
        published: z.boolean(),
        media: mediaView.nullable(),
      }),
    ),
  }),
  respondToDepiction: route({
    method: 'PUT',
    path: '/api/depictions/{id}',
    summary: 'Confirm the depiction and consent, or object, which hides the item',
    params: id,
    body: z.object({ consent: z.enum(['confirmed', 'objected'], 'field.notAChoice') }),
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { consent: 'objected' } },
  }),
  listRecords: route({
    method: 'GET',
    path: '/api/staff/usc/records',
    summary: 'List depicted persons of published media and where it was published (18 USC 2257), for the custodian of records',
    query: z.object({
      performer: z.string().trim().max(100, 'field.tooLong').optional().describe('From a person to all depictions: username or name.'),
      mediaId: z.uuid('field.invalid').optional().describe('From a media item to all depicted persons.'),
      after: z.uuid('field.invalid').optional(),
    }),
    reply: z.object({ records: z.array(depictionRecord), after: z.string().nullable() }),
  }),
  exportRecords: route({
    method: 'POST',
    path: '/api/staff/usc/exports',
    summary: 'Export all records as CSV and JSON in a zip; the URL is valid for five minutes',
    reply: z.object({ url: z.string(), performers: z.int(), depictions: z.int() }),
    secret: true,
  }),
  getMediaForReview: route({
    method: 'GET',
    path: '/api/staff/media/{id}',
    summary: 'Get an item with its history, for the assignee of its case',
    params: id,
    reply: ownMedia.extend({
      owner: z.object({ username: z.string(), accountType: z.string(), verified: z.boolean(), joinedAt: z.iso.datetime() }),
      releases: z.array(z.object({ name: z.string(), media: mediaView })).describe('Signed releases of persons without an account.'),
      previous: z.object({ published: z.int(), rejected: z.int() }).describe('Earlier decisions about this owner’s items.'),
    }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
};

export const mediaChanged = socketEvent({
  name: 'media-changed',
  summary: 'An own item progressed or changed its state.',
  payload: z.object({ id: z.uuid(), state: z.enum(mediaStates), percent: z.int() }),
});
