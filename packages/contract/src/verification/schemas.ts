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
  .describe('As printed on the document. Only its keyed hash is kept.');

const issuedBy = z
  .string('field.required')
  .regex(/^[A-Z]{2}$/, 'field.notAChoice')
  .describe('ISO 3166 code of the country that issued it; kept inside the hash only.');

/** What the document's number is hashed from. */
export const numberedDocument = z.object({ documentNumber, issuedBy });

const byDocument = numberedDocument.extend({
  method: z.literal('document'),
  documents: z
    .array(z.uuid('field.invalid'), 'field.required')
    .min(3, 'field.required')
    .max(DOCUMENTS_AT_MOST, 'field.invalid')
    .describe('Sealed ones of one’s own: front, particulars and video, and the back where there is one.'),
  expiresOn: z.iso.date('field.required').nullable().describe('Null where the document never expires. Forgotten with the decision.'),
  lifetime: z.boolean('field.invalid').default(false).describe('Apply for lifetime premium with it; confidants need not.'),
});

const bySocial = z.object({
  method: z.literal('social'),
  platform: z.enum(socialPlatforms, 'field.notAChoice'),
  handle: typedText({ max: 100 })
    .regex(/^@?[\p{L}\p{N}._-]+$/u, 'field.invalid')
    .describe('Name of the account there, whose profile shows the number.'),
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
  note: z.string().nullable().describe('In staff’s own words.'),
  lifetime: z.boolean().describe('Lifetime premium was applied for with it.'),
});

/** What a member can see of their own verification. */
export const verificationStatus = z.object({
  verified: z
    .array(
      z.object({
        method: z.enum(verificationMethods),
        since: z.iso.datetime(),
        renewBy: day.nullable().describe('It ends on this day unless it is renewed; null where it does not end.'),
        renewalDue: z.boolean(),
      }),
    )
    .describe('By each method that stands; empty while nobody has confirmed who this is.'),
  current: attempt.nullable().describe('The latest submission.'),
  past: z.array(attempt).describe('Those before it, newest first.'),
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
    .describe('By whom it was found that this is an adult.'),
  can: z.object({
    submit: z.array(z.enum(verificationMethods)).describe('Methods that are open now.'),
    withdraw: z.boolean(),
    applyForLifetime: z.enum(['now', 'with_document']).nullable().describe('`now`: the document is confirmed already.'),
    checkAge: z.boolean().describe('By an outside provider.'),
  }),
});

export type VerificationStatus = z.output<typeof verificationStatus>;

/** What a reviewer needs beside the documents themselves, which come by tickets of their own. */
export const reviewedVerification = z.object({
  id: z.uuid(),
  caseId: z.uuid(),
  kind: z.enum(['identity', 'lifetime']),
  method: z.enum(verificationMethods),
  platform: z.enum(socialPlatforms).nullable(),
  handle: z.string().nullable(),
  profileUrl: z.url().nullable().describe('Of the account elsewhere.'),
  serial: z.string().describe('Said in the film, or shown in the profile elsewhere.'),
  lifetime: z.boolean(),
  submittedAt: z.iso.datetime(),
  documents: z.array(z.object({ id: z.uuid(), kind: z.enum(['front', 'back', 'video', 'particulars']) })),
  member: z.object({
    id: z.uuid(),
    username: z.string().describe('A pseudonym until the reviewer gave a reason to know the name.'),
    accountType: z.enum(['fetishist', 'confidant']),
    birthDate: day.nullable().describe('As the profile says.'),
    joinedAt: z.iso.datetime(),
  }),
  before: z.array(attempt.pick({ id: true, method: true, state: true, submittedAt: true, decidedAt: true, reason: true })),
  documentKnown: z
    .enum(['no', 'elsewhere', 'granted'])
    .describe('Whether another account came with this document, or got lifetime premium for it.'),
});

export const ageCheck = z.object({
  id: z.uuid(),
  state: z.enum(['starting', 'open', 'passed', 'failed', 'expired']),
  address: z.url().nullable().describe('Where the browser goes while it is open.'),
});

export const exampleSubmission = { method: 'social', platform: 'instagram', handle: '@moth' } as const;
export const exampleNumber = { documentNumber: 'X1234567', issuedBy: 'CA' };
