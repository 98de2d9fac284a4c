import { lifetimeReasons, identityReasons } from '@subrosa/rules/verification/reasons';
import {
  applicationStates,
  DOCUMENTS_AT_MOST,
  socialPlatforms,
  verificationMethods,
  verificationStates,
} from '@subrosa/rules/verification/methods';
import { z } from 'zod';
import { typedText } from '../text.ts';

const day = z.iso.date();

const documentNumber = typedText({ max: 40 })
  .regex(/[\p{L}\p{N}]/u, 'field.invalid')
  .describe('As printed on the document. Only its keyed hash is stored.');

const issuedBy = z
  .string('field.required')
  .regex(/^[A-Z]{2}$/, 'field.notAChoice')
  .describe('ISO 3166 code of the issuing country; stored only as part of the hash.');

/** The input of the hash of a document number. */
export const numberedDocument = z.object({ documentNumber, issuedBy });

const byDocument = numberedDocument.extend({
  method: z.literal('document'),
  documents: z
    .array(z.uuid('field.invalid'), 'field.required')
    .min(3, 'field.required')
    .max(DOCUMENTS_AT_MOST, 'field.invalid')
    .describe('Encrypted documents of the caller: front, details and video, and the back if there is one.'),
  expiresOn: z.iso.date('field.required').nullable().describe('Null if the document never expires. Deleted with the decision.'),
  lifetime: z.boolean('field.invalid').default(false).describe('Apply for lifetime premium with it; confidants receive it without.'),
});

const bySocial = z.object({
  method: z.literal('social'),
  platform: z.enum(socialPlatforms, 'field.notAChoice'),
  handle: typedText({ max: 100 })
    .regex(/^@?[\p{L}\p{N}._-]+$/u, 'field.invalid')
    .describe('Name of the social account whose profile shows the number.'),
});

export const submission = z.discriminatedUnion('method', [byDocument, bySocial], 'field.notAChoice');

const attempt = z.object({
  id: z.uuid(),
  method: z.enum(verificationMethods),
  platform: z.enum(socialPlatforms).nullable(),
  handle: z.string().nullable(),
  state: z.enum(verificationStates),
  submittedAt: z.iso.datetime(),
  expectedBy: day.describe('Three business days later.'),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.enum(identityReasons).nullable(),
  note: z.string().nullable().describe('Note of staff.'),
  lifetime: z.boolean().describe('Whether lifetime premium was applied for with it.'),
});

/** A member's view of their own verification. */
export const verificationStatus = z.object({
  verified: z
    .array(
      z.object({
        method: z.enum(verificationMethods),
        since: z.iso.datetime(),
        renewBy: day.nullable().describe('Expires on this day unless renewed; null without an end.'),
        renewalDue: z.boolean(),
      }),
    )
    .describe('For each verified method; empty without any.'),
  current: attempt.nullable().describe('The latest submission.'),
  past: z.array(attempt).describe('Earlier submissions, newest first.'),
  lifetime: z
    .object({
      state: z.enum(applicationStates),
      appliedAt: z.iso.datetime(),
      decidedAt: z.iso.datetime().nullable(),
      reason: z.enum(lifetimeReasons).nullable(),
    })
    .nullable()
    .describe('The latest application.'),
  age: z
    .object({ method: z.enum(['document', 'provider']), at: z.iso.datetime() })
    .nullable()
    .describe('How the age was verified.'),
  can: z.object({
    submit: z.array(z.enum(verificationMethods)).describe('Methods that are available now.'),
    withdraw: z.boolean(),
    applyForLifetime: z.enum(['now', 'with_document']).nullable().describe('`now`: the document is already verified.'),
    checkAge: z.boolean().describe('By an external provider.'),
  }),
});

export type VerificationStatus = z.output<typeof verificationStatus>;

/** Data for a reviewer in addition to the documents, which require separate tickets. */
export const reviewedVerification = z.object({
  id: z.uuid(),
  caseId: z.uuid(),
  kind: z.enum(['identity', 'lifetime']),
  method: z.enum(verificationMethods),
  platform: z.enum(socialPlatforms).nullable(),
  handle: z.string().nullable(),
  profileUrl: z.url().nullable().describe('URL of the social account.'),
  serial: z.string().describe('Said in the video, or shown in the social profile.'),
  lifetime: z.boolean(),
  submittedAt: z.iso.datetime(),
  documents: z.array(z.object({ id: z.uuid(), kind: z.enum(['front', 'back', 'video', 'details']) })),
  member: z.object({
    id: z.uuid(),
    username: z.string().describe('A pseudonym until revealed to the reviewer.'),
    accountType: z.enum(['fetishist', 'confidant']),
    birthDate: day.nullable().describe('From the profile.'),
    joinedAt: z.iso.datetime(),
  }),
  before: z.array(attempt.pick({ id: true, method: true, state: true, submittedAt: true, decidedAt: true, reason: true })),
  documentKnown: z
    .enum(['no', 'elsewhere', 'granted'])
    .describe('Whether another account submitted this document, or received lifetime premium for it.'),
});

export const ageCheck = z.object({
  id: z.uuid(),
  state: z.enum(['starting', 'open', 'passed', 'failed', 'expired']),
  url: z.url().nullable().describe('URL to which the browser is sent while the check is open.'),
});

export const exampleSubmission = { method: 'social', platform: 'instagram', handle: '@moth' } as const;
export const exampleNumber = { documentNumber: 'X1234567', issuedBy: 'CA' };
