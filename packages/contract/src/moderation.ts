import { caseKinds, caseReasons, decisions, subjectKinds } from '@subrosa/rules/moderation/case-rules';
import { MOST_SUSPENDED_DAYS, sanctionKinds, bannedIdentifierKinds } from '@subrosa/rules/moderation/sanctions';
import { allIdentityChecks } from '@subrosa/rules/verification/checks';
import { z } from 'zod';
import { examples, loginName, typedSecret } from './accounts/schemas.ts';
import { route } from './route.ts';
import { socketEvent } from './socket.ts';
import { typedText } from './text.ts';

const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };

const caseView = z.object({
  id: z.uuid(),
  kind: z.enum(caseKinds),
  subjectKind: z.enum(subjectKinds),
  subjectId: z.uuid().describe('For a profile that is not revealed, the case’s own id.'),
  username: z.string().nullable().describe('The owner of the content, by pseudonym until revealed; null for a deleted account.'),
  revealed: z.boolean(),
  state: z.enum(['open', 'decided']),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  reminderCount: z.int().describe('Number of reminders so far.'),
  assignee: z.string().nullable(),
  mine: z.boolean(),
  decision: z.enum(decisions).nullable(),
  reason: z.enum(caseReasons).nullable(),
  note: z.string().nullable(),
});

export type CaseView = z.output<typeof caseView>;

const sanctionView = z.object({
  kind: z.enum(sanctionKinds),
  until: z.iso.datetime().nullable().describe('Null: indefinitely.'),
  lifted: z.boolean(),
});

const statementOfReasonsView = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(caseKinds),
  subjectKind: z.enum(subjectKinds),
  subjectId: z.uuid().nullable().describe('Id of the caller’s own picture or post.'),
  decision: z.enum(decisions),
  reason: z.enum(caseReasons),
  note: z.string().nullable().describe('Note of staff.'),
  sanction: sanctionView.nullable(),
  appealBy: z.iso.datetime(),
  appeal: z
    .object({
      text: z.string(),
      at: z.iso.datetime(),
      outcome: z.enum(['overturned', 'upheld']).nullable(),
      answeredAt: z.iso.datetime().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  can: z.object({ appeal: z.boolean() }),
});

export type StatementOfReasonsView = z.output<typeof statementOfReasonsView>;

const caseWithEvents = caseView.extend({
  reporter: z.string().nullable().describe('The reporter, by pseudonym until revealed.'),
  reporterRevealed: z.boolean(),
  revealedUntil: z.iso.datetime().nullable().describe('How long the last revealed name stays visible.'),
  matchedIdentifiers: z.array(z.enum(bannedIdentifierKinds)).describe('For suspected ban evasion: the matching identifiers.'),
  sanction: sanctionView.nullable().describe('The sanction of the decision.'),
  activeSanctions: z
    .record(z.enum(sanctionKinds), z.int())
    .nullable()
    .describe('Active sanctions of the member; null if the case is about no member.'),
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      kind: z.enum(['opened', 'claimed', 'released', 'accessed', 'noted', 'decided', 'reminded', 'revealed']),
      actor: z.string().nullable(),
    }),
  ),
});

function onCase(action: 'claim' | 'release', summary: string) {
  return route({
    method: 'POST',
    path: `/api/staff/cases/{id}/${action}`,
    summary,
    params: id,
    reply: caseWithEvents,
    errors: ['resource.notFound', 'moderation.assignedToOther', 'moderation.alreadyDecided', 'staff.roleTooNew'],
    example: { params: exampleId },
  });
}

export const moderationRoutes = {
  listCases: route({
    method: 'GET',
    path: '/api/staff/cases',
    summary: 'List open cases, most urgent first',
    query: z.object({
      kind: z.enum(caseKinds, 'field.notAChoice').optional(),
      show: z.enum(['open', 'mine', 'decided'], 'field.notAChoice').default('open'),
      after: z.string().max(200, 'field.invalid').optional(),
    }),
    reply: z.object({ cases: z.array(caseView), waiting: z.int().describe('At most 100.'), after: z.string().nullable() }),
  }),
  getCase: route({
    method: 'GET',
    path: '/api/staff/cases/{id}',
    summary: 'Get a case with its history',
    params: id,
    reply: caseWithEvents,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  claimCase: onCase('claim', 'Claim a case, which no other staff member can decide then'),
  releaseCase: onCase('release', 'Return a case to the queue'),
  decideCase: route({
    method: 'POST',
    path: '/api/staff/cases/{id}/decide',
    summary: 'Decide an assigned case; its owner receives the reason',
    params: id,
    body: z.object({
      decision: z.enum(decisions, 'field.notAChoice'),
      reason: z.enum(caseReasons, 'field.notAChoice').optional(),
      note: z.string().trim().max(1000, 'field.tooLong').optional(),
      sanction: z
        .object({
          kind: z.enum(sanctionKinds, 'field.notAChoice'),
          days: z.int('field.invalid').min(1, 'field.invalid').max(MOST_SUSPENDED_DAYS, 'field.invalid').optional(),
        })
        .optional()
        .describe('A sanction, with a decision against the member; a suspension without days is indefinite.'),
      checks: z
        .array(z.enum(allIdentityChecks, 'field.notAChoice'))
        .max(allIdentityChecks.length, 'field.notAChoice')
        .optional()
        .describe('For an approved identity: all checks of its method.'),
    }),
    reply: caseWithEvents,
    errors: [
      'resource.notFound',
      'moderation.assignedToOther',
      'moderation.alreadyDecided',
      'staff.roleTooNew',
      'staff.administratorsLeft',
    ],
    example: { params: exampleId, body: { decision: 'approve' } },
  }),
  revealMember: route({
    method: 'POST',
    path: '/api/staff/members/{id}/reveal',
    summary:
      'Reveal the name behind a pseudonym of an assigned case, or of a member whose page is open, for at most an hour; the reason is stored',
    params: z.object({ id: z.string().max(20, 'field.invalid') }),
    body: z.object({ caseId: z.uuid('field.invalid').optional(), reason: typedText({ max: 300, required: 'field.required' }) }),
    reply: z.object({ username: z.string(), until: z.iso.datetime() }),
    errors: ['resource.notFound', 'moderation.assignedToOther', 'moderation.alreadyDecided', 'staff.roleTooNew'],
    example: { params: { id: 'M-2222222' }, body: { caseId: examples.id, reason: 'The same person wrote to support.' } },
  }),
  listStatementsOfReasons: route({
    method: 'GET',
    path: '/api/statements-of-reasons',
    summary: 'List decisions of staff against the caller, with reasons',
    reply: z.array(statementOfReasonsView),
  }),
  getStatementOfReasons: route({
    method: 'GET',
    path: '/api/statements-of-reasons/{id}',
    summary: 'Get one decision against the caller, with its reason',
    params: id,
    reply: statementOfReasonsView,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  fileAppeal: route({
    method: 'POST',
    path: '/api/statements-of-reasons/{id}/appeal',
    summary: 'Appeal against a decision, once, within six months; another staff member decides',
    params: id,
    body: z.object({ text: typedText({ max: 2000, required: 'field.required' }) }),
    reply: statementOfReasonsView,
    errors: ['resource.notFound', 'moderation.alreadyAppealed', 'moderation.appealPeriodOver'],
    example: { params: exampleId, body: { text: 'The picture shows nobody but me.' } },
  }),
  getSuspension: route({
    method: 'POST',
    path: '/api/suspension',
    summary: 'Get the reason of a suspension without a login; with a text, appeal against it',
    body: z.object({ login: loginName, ...typedSecret, text: typedText({ max: 2000 }).optional() }),
    reply: statementOfReasonsView,
    errors: ['resource.notFound', 'auth.failed', 'auth.locked', 'moderation.alreadyAppealed', 'moderation.appealPeriodOver'],
    secret: true,
    example: { body: { login: 'iris@example.org', password: examples.secret } },
  }),
  getAppeal: route({
    method: 'GET',
    path: '/api/staff/appeals/{id}',
    summary: 'Get an appeal, for the assignee of its case; the id is the case’s subject',
    params: id,
    reply: z.object({
      text: z.string(),
      at: z.iso.datetime(),
      statementOfReasons: statementOfReasonsView.omit({ appeal: true, can: true }),
      subject: z
        .object({ caseId: z.uuid(), subjectKind: z.enum(subjectKinds), subjectId: z.uuid() })
        .describe('The subject of the decision, for the routes that return it; for a profile the id is the case’s.'),
    }),
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
};

export const casesChanged = socketEvent({
  name: 'cases-changed',
  summary: 'To staff: a case of this kind was opened, or is overdue.',
  payload: z.object({ kind: z.enum(caseKinds), isReminder: z.boolean() }),
});
