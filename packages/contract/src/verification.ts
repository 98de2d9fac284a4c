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
/** More than the provider of age checks sends. */
const MOST_FIELDS = 50;

/** Proving who one is, and that one is an adult. The number to say or to show is `/api/users/serial-number`. */
export const verificationRoutes = {
  submitVerification: route({
    method: 'POST',
    path: '/api/users/verify',
    summary: 'Lay one’s identity before staff, by a document with a film or by an account elsewhere',
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
    summary: 'How one’s own verification stands',
    reply: verificationStatus,
  }),
  withdrawVerification: route({
    method: 'DELETE',
    path: '/api/verification',
    summary: 'Take back what staff have not decided yet; its documents are destroyed',
    reply: verificationStatus,
    errors: ['verification.nothingPending'],
  }),
  applyForLifetime: route({
    method: 'POST',
    path: '/api/verification/lifetime',
    summary: 'Apply for lifetime premium with a document that is confirmed already',
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
    summary: 'For who has the case: what there is to compare. Decided by the case’s own call',
    params: id,
    reply: reviewedVerification,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  compareDocumentNumber: route({
    method: 'POST',
    path: '/api/staff/verifications/{id}/compare',
    summary: 'For who has the case: whether the number on the document is the one that was handed in; nothing is kept',
    params: id,
    body: numberedDocument,
    reply: z.object({ same: z.boolean() }),
    errors: ['resource.notFound'],
    example: { params: exampleId, body: exampleNumber },
  }),
  requestRenewal: route({
    method: 'POST',
    path: '/api/staff/verifications/{id}/renewal',
    summary: 'Ask a member whose document is confirmed to prove it again within 30 days',
    params: id,
    reply: z.object({ renewBy: z.iso.date() }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  startAgeCheck: route({
    method: 'POST',
    path: '/api/age-checks',
    summary: 'Have an outside provider find out whether one is an adult; its address follows in a moment',
    reply: ageCheck,
    errors: ['verification.ageCheckUnavailable', 'verification.ageAlreadyVerified'],
  }),
  getAgeCheck: route({
    method: 'GET',
    path: '/api/age-checks/{id}',
    summary: 'How a check at the provider stands',
    params: id,
    reply: ageCheck,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  finishAgeCheck: route({
    method: 'POST',
    path: '/api/age-checks/{id}/finish',
    summary: 'One came back from the provider: it is asked what it found',
    params: id,
    reply: ageCheck,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  receiveAgeNotification: route({
    method: 'POST',
    path: '/api/age-checks/notifications',
    summary: 'For the provider of age checks: there is something to ask it for; signed by it, and its result is not taken from here',
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
  summary: 'Staff decided, or a check of age ended: ask again.',
  payload: z.object({ verified: z.boolean() }),
});
