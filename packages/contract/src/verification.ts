import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { route } from './route.ts';
import { socketEvent } from './socket.ts';
import {
  ageCheck,
  exampleNumber,
  exampleSubmission,
  numberedDocument,
  reviewedVerification,
  submission,
  verificationStatus,
} from './verification/schemas.ts';

const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
/** More fields than the provider of age checks sends. */
const MOST_FIELDS = 50;

/** Verification of identity and age. The number to show is `/api/users/serial-number`. */
export const verificationRoutes = {
  submitVerification: route({
    method: 'POST',
    path: '/api/users/verify',
    summary: 'Submit an identity for review, by a document with a video or by a social account',
    body: submission,
    reply: verificationStatus,
    errors: [
      'verification.alreadyPending',
      'verification.alreadyVerified',
      'verification.documentsMissing',
      'verification.documentExpired',
    ],
    example: { body: exampleSubmission },
  }),
  getVerification: route({
    method: 'GET',
    path: '/api/verification',
    summary: 'Get the state of the caller’s verification',
    reply: verificationStatus,
  }),
  withdrawVerification: route({
    method: 'DELETE',
    path: '/api/verification',
    summary: 'Withdraw an undecided submission; its documents are destroyed',
    reply: verificationStatus,
    errors: ['verification.nothingPending'],
  }),
  applyForLifetime: route({
    method: 'POST',
    path: '/api/verification/lifetime',
    summary: 'Apply for lifetime premium with a verified document',
    reply: verificationStatus,
    errors: [
      'verification.documentRequired',
      'verification.alreadyApplied',
      'subscriptions.alreadyLifetime',
      'subscriptions.sellersPayNothing',
    ],
  }),
  getVerificationForReview: route({
    method: 'GET',
    path: '/api/staff/verifications/{id}',
    summary: 'Get a submission for review, for the assignee of its case, which is decided by the route of the case',
    params: id,
    reply: reviewedVerification,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  compareDocumentNumber: route({
    method: 'POST',
    path: '/api/staff/verifications/{id}/compare',
    summary: 'Compare the number on the document with the submitted one, for the assignee of the case; nothing is stored',
    params: id,
    body: numberedDocument,
    reply: z.object({ same: z.boolean() }),
    errors: ['resource.notFound'],
    example: { params: exampleId, body: exampleNumber },
  }),
  requestRenewal: route({
    method: 'POST',
    path: '/api/staff/verifications/{id}/renewal',
    summary: 'Require a member with a verified document to verify again within 30 days',
    params: id,
    reply: z.object({ renewBy: z.iso.date() }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  startAgeCheck: route({
    method: 'POST',
    path: '/api/age-checks',
    summary: 'Start an age check by an external provider; its URL follows shortly',
    reply: ageCheck,
    errors: ['verification.ageCheckUnavailable', 'verification.ageAlreadyVerified'],
  }),
  getAgeCheck: route({
    method: 'GET',
    path: '/api/age-checks/{id}',
    summary: 'Get the state of an age check',
    params: id,
    reply: ageCheck,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  finishAgeCheck: route({
    method: 'POST',
    path: '/api/age-checks/{id}/finish',
    summary: 'Finish an age check after the return from the provider: its result is fetched',
    params: id,
    reply: ageCheck,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  receiveAgeNotification: route({
    method: 'POST',
    path: '/api/age-checks/notifications',
    summary: 'For the provider of age checks: a signed hint that a result is available; the result itself is fetched',
    body: z
      .record(z.string().max(100), z.union([z.string().max(4000), z.number(), z.boolean(), z.null()]), 'field.invalid')
      .refine((fields) => Object.keys(fields).length <= MOST_FIELDS, 'field.tooLong'),
    reply: z.object({}),
    errors: ['auth.required'],
    repeatable: true,
    example: { body: { session_key: examples.id, reference_id: examples.id, state: 'COMPLETE', sequence_number: 1, signature: 'AAAA' } },
  }),
};

export const verificationChanged = socketEvent({
  name: 'verification-changed',
  summary: 'Staff decided, or an age check ended: load it again.',
  payload: z.object({ verified: z.boolean() }),
});
