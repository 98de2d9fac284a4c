import { auditActions } from '@subrosa/rules/audit/actions';
import { z } from 'zod';
import { route } from './route.ts';
import { typedText } from './text.ts';

const seq = z.object({ seq: z.coerce.number<number>('field.invalid').int('field.invalid').min(1, 'field.invalid') });

const entry = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  actor: z.string().nullable().describe('The staff member; null for the app itself, or a deleted account.'),
  bySystem: z.boolean(),
  action: z.enum(auditActions),
  subjectKind: z.string(),
  subject: z.string().nullable().describe('The pseudonym of a member, or the id of anything else.'),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  payloadState: z.enum(['none', 'encrypted', 'erased']).describe('Erased together with the member it was about.'),
});

const chain = z.object({
  entries: z.int(),
  verifiedAt: z.iso.datetime().nullable().describe('When the whole chain was last verified.'),
  problems: z.int().describe('Number of problems found then.'),
  anchoredAt: z.iso.datetime().nullable(),
});

export const auditRoutes = {
  listAudit: route({
    method: 'GET',
    path: '/api/staff/audit',
    summary: 'List actions of staff and denied accesses, newest first; the access is itself recorded, once an hour',
    query: z.object({
      actor: z
        .string()
        .regex(/^\w{1,30}$/, 'field.invalid')
        .optional()
        .describe('A username.'),
      action: z.enum(auditActions, 'field.notAChoice').optional(),
      day: z.iso.date('field.invalid').regex(/^20/, 'field.invalid').optional(),
      subject: z.uuid('field.invalid').optional().describe('Id of a case or another subject.'),
      after: z.coerce
        .number<number>('field.invalid')
        .int('field.invalid')
        .min(1, 'field.invalid')
        .optional()
        .describe('Sequence number of the last entry that was seen.'),
    }),
    reply: z.object({ entries: z.array(entry), after: z.int().nullable(), chain }),
  }),
  verifyAuditRange: route({
    method: 'POST',
    path: '/api/staff/audit/verify',
    summary: 'Verify a part of the chain, at most 10,000 entries',
    body: z.object({
      first: z.int('field.invalid').min(1, 'field.invalid'),
      last: z.int('field.invalid').min(1, 'field.invalid'),
    }),
    reply: z.object({
      read: z.int(),
      problems: z.array(z.object({ seq: z.int(), problem: z.enum(['position', 'link', 'content', 'end', 'anchor']) })),
    }),
    errors: ['resource.notFound'],
    example: { body: { first: 1, last: 100 } },
  }),
  decryptAuditPayload: route({
    method: 'POST',
    path: '/api/staff/audit/{seq}/open',
    summary: 'Decrypt the payload of an entry; the reason is stored',
    params: seq,
    body: z.object({ reason: typedText({ max: 300, required: 'field.required' }) }),
    reply: z.object({ payload: z.record(z.string(), z.string()) }),
    errors: ['resource.notFound'],
    secret: true,
    example: { params: { seq: 999_999_999 }, body: { reason: 'The member complains that a moderator searched for their name.' } },
  }),
};
