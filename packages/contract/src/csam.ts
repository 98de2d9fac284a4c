import { csamIncidents, reviewerSlots, csamReportStates, csamVerdicts } from '@subrosa/rules/csam/csam';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { route } from './route.ts';
import { typedText } from './text.ts';

const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };

const csamCaseView = z.object({
  id: z.uuid(),
  source: z.enum(['upload', 'report']).describe('An upload matched a hash list, or a colleague escalated a case.'),
  state: z.enum(['open', 'decided']),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  member: z.string().nullable().describe('Pseudonym; null for a deleted account.'),
  match: z.object({ list: z.string(), difference: z.int().describe('Number of differing bits of the hash.') }).nullable(),
  preserved: z
    .object({ files: z.int(), until: z.iso.datetime().nullable(), held: z.boolean(), destroyedAt: z.iso.datetime().nullable() })
    .nullable()
    .describe('Null until everything is preserved; without an end until the case is decided.'),
  prepared: z
    .object({
      verdict: z.enum(csamVerdicts),
      incident: z.enum(csamIncidents).nullable(),
      note: z.string().nullable(),
      by: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  confirmed: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  report: z
    .object({
      state: z.enum(csamReportStates),
      number: z.string().nullable().describe('Assigned by the agency.'),
      attempts: z.int(),
      problem: z.string().nullable(),
      dueAt: z.iso.datetime(),
      overdue: z.boolean(),
      acknowledgedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  can: z.object({ prepare: z.boolean(), confirm: z.boolean(), resend: z.boolean() }),
});

export type CsamCaseView = z.output<typeof csamCaseView>;

const reviewersView = z.object({
  slots: z.array(z.object({ slot: z.enum(reviewerSlots), username: z.string().nullable(), since: z.iso.datetime().nullable() })),
  proposals: z.array(
    z.object({
      id: z.uuid(),
      slot: z.enum(reviewerSlots),
      username: z.string().nullable().describe('Null clears the slot.'),
      reason: z.string(),
      proposedBy: z.string().nullable(),
      at: z.iso.datetime(),
      can: z.object({ confirm: z.boolean() }),
    }),
  ),
});

export type CsamReviewersView = z.output<typeof reviewersView>;

export const csamRoutes = {
  listCsamCases: route({
    method: 'GET',
    path: '/api/staff/csam/cases',
    summary: 'List CSAM cases, for CSAM reviewers only; the material is not shown',
    reply: z.array(csamCaseView),
    errors: ['resource.notFound', 'staff.roleTooNew'],
  }),
  prepareCsamCase: route({
    method: 'POST',
    path: '/api/staff/csam/cases/{id}/prepare',
    summary: 'Prepare the decision of a CSAM case, which another reviewer confirms',
    params: id,
    body: z.object({
      verdict: z.enum(csamVerdicts, 'field.notAChoice'),
      incident: z.enum(csamIncidents, 'field.notAChoice').default('material'),
      note: typedText({ max: 2000 }).optional().describe('Note to the agency.'),
    }),
    reply: csamCaseView,
    errors: ['resource.notFound', 'staff.roleTooNew', 'moderation.alreadyDecided'],
    example: { params: exampleId, body: { verdict: 'report' } },
  }),
  returnCsamCase: route({
    method: 'POST',
    path: '/api/staff/csam/cases/{id}/return',
    summary: 'Return a prepared decision, so that it is prepared again',
    params: id,
    reply: csamCaseView,
    errors: ['resource.notFound', 'staff.roleTooNew', 'moderation.alreadyDecided'],
    example: { params: exampleId },
  }),
  confirmCsamCase: route({
    method: 'POST',
    path: '/api/staff/csam/cases/{id}/confirm',
    summary: 'Confirm the decision that a colleague prepared; it is then executed',
    params: id,
    reply: csamCaseView,
    errors: [
      'resource.notFound',
      'staff.roleTooNew',
      'moderation.alreadyDecided',
      'csam.notPrepared',
      'csam.notPreserved',
      'csam.sameReviewer',
    ],
    example: { params: exampleId },
  }),
  resendCsamReport: route({
    method: 'POST',
    path: '/api/staff/csam/cases/{id}/resend',
    summary: 'Resend a report that the agency rejected',
    params: id,
    reply: csamCaseView,
    errors: ['resource.notFound', 'staff.roleTooNew'],
    example: { params: exampleId },
  }),
  escalateCase: route({
    method: 'POST',
    path: '/api/staff/cases/{id}/escalate',
    summary: 'Escalate an assigned case to the CSAM reviewers; for all others it no longer exists',
    params: id,
    reply: z.object({}),
    errors: ['resource.notFound', 'staff.roleTooNew', 'moderation.assignedToOther', 'moderation.alreadyDecided'],
    example: { params: exampleId },
  }),
  listCsamReviewers: route({
    method: 'GET',
    path: '/api/staff/csam/reviewers',
    summary: 'List the CSAM reviewers and pending proposals',
    reply: reviewersView,
    errors: ['resource.notFound'],
  }),
  proposeCsamReviewer: route({
    method: 'POST',
    path: '/api/staff/csam/reviewers',
    summary: 'Propose the reviewer of a slot; a safety lead confirms it',
    body: z.object({
      slot: z.enum(reviewerSlots, 'field.notAChoice'),
      username: z.string().max(60, 'field.invalid').nullable().describe('Null clears the slot.'),
      reason: typedText({ max: 500 }).min(10, 'field.tooShort'),
    }),
    reply: reviewersView,
    errors: ['resource.notFound', 'staff.roleTooNew', 'csam.proposalPending', 'csam.reviewerNotEligible'],
    example: { body: { slot: 'primary', username: 'nobody-by-this-name', reason: 'She leads the team from today.' } },
  }),
  confirmCsamReviewer: route({
    method: 'POST',
    path: '/api/staff/csam/reviewers/{id}/confirm',
    summary: 'Confirm a proposal; not allowed for its proposer and the proposed reviewer',
    params: id,
    reply: reviewersView,
    errors: ['resource.notFound', 'staff.roleTooNew'],
    example: { params: exampleId },
  }),
};
