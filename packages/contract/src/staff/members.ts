import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { caseKinds, caseReasons, conductReasons, decisions } from '@subrosa/rules/moderation/case-rules';
import { memberRecordEventKinds, searchKinds } from '@subrosa/rules/moderation/members';
import { MOST_SUSPENDED_DAYS, sanctionKinds } from '@subrosa/rules/moderation/sanctions';
import { planSlugs } from '@subrosa/rules/subscriptions/plans';
import { verificationMethods, verificationStates } from '@subrosa/rules/verification/methods';
import { z } from 'zod';
import { examples } from '../accounts/schemas.ts';
import { route } from '../route.ts';
import { typedText } from '../text.ts';

const pseudonym = z.object({ id: z.string().max(20, 'field.invalid').describe('The pseudonym.') });
const examplePseudonym = { id: 'M-2222222' };

const memberRecord = z.object({
  pseudonym: z.string(),
  username: z.string().nullable().describe('Only while it is revealed to the caller.'),
  openUntil: z.iso.datetime().describe('After this the member must be searched again.'),
  accountType: z.enum(accountTypes),
  state: z.enum(['pending', 'active', 'suspended']),
  joinedOn: z.iso.date(),
  plan: z.enum(planSlugs),
  verified: z.boolean(),
  phoneVerified: z.boolean(),
  sanctions: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(sanctionKinds),
      reason: z.enum(caseReasons),
      at: z.iso.datetime(),
      until: z.iso.datetime().nullable(),
      lifted: z.boolean(),
    }),
  ),
  events: z
    .array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(memberRecordEventKinds),
        caseKind: z.enum(caseKinds).nullable(),
        caseId: z.uuid().nullable().describe('Only if its kind is theirs to decide.'),
        decision: z.enum(decisions).nullable(),
        reason: z.enum(caseReasons).nullable(),
        outcome: z.enum(['overturned', 'upheld']).nullable(),
        method: z.enum(verificationMethods).nullable(),
        state: z.enum(verificationStates).nullable(),
      }),
    )
    .describe('Newest first; only cases of kinds that are theirs to decide.'),
  can: z.object({ reveal: z.boolean(), sanction: z.array(z.enum(sanctionKinds)), lift: z.boolean(), revokeLifetime: z.boolean() }),
});

export type MemberRecord = z.output<typeof memberRecord>;

const reason = typedText({ max: 300, required: 'field.required' });
const note = z.string().trim().max(1000, 'field.tooLong').optional().describe('Note of staff to the member.');

export const memberRoutes = {
  searchMember: route({
    method: 'POST',
    path: '/api/staff/members/search',
    summary:
      'Find one member by an exact name, email address, pseudonym or case; gives access to their page for an hour and is recorded in the audit chain',
    body: z.object({
      by: z.enum(searchKinds, 'field.notAChoice'),
      value: typedText({ max: 254, required: 'field.required' }),
      reason: typedText({ max: 300 }).optional().describe('Required with a name or an email address.'),
    }),
    reply: z.object({ pseudonym: z.string() }),
    errors: ['resource.notFound', 'rate.limited'],
    example: { body: { by: 'pseudonym', value: 'M-2222222' } },
  }),
  getMemberRecord: route({
    method: 'GET',
    path: '/api/staff/members/{id}',
    summary: 'Get the history of a member, for staff who searched for them within the hour',
    params: pseudonym,
    reply: memberRecord,
    errors: ['resource.notFound'],
    example: { params: examplePseudonym },
  }),
  imposeSanction: route({
    method: 'POST',
    path: '/api/staff/members/{id}/sanctions',
    summary: 'Impose a warning, strike, suspension or ban without a report: a decision with a statement of reasons, which can be appealed',
    params: pseudonym,
    body: z.object({
      kind: z.enum(sanctionKinds, 'field.notAChoice'),
      days: z.int('field.invalid').min(1, 'field.invalid').max(MOST_SUSPENDED_DAYS, 'field.invalid').optional(),
      reason: z.enum(conductReasons, 'field.notAChoice'),
      note,
    }),
    reply: memberRecord,
    errors: ['resource.notFound', 'staff.administratorsLeft'],
    example: { params: examplePseudonym, body: { kind: 'warning', reason: 'harassment' } },
  }),
  liftSanctionEarly: route({
    method: 'POST',
    path: '/api/staff/members/{id}/sanctions/{sanctionId}/lift',
    summary: 'Lift a sanction early; the reason is stored',
    params: pseudonym.extend({ sanctionId: z.uuid('field.invalid') }),
    body: z.object({ reason }),
    reply: memberRecord,
    errors: ['resource.notFound'],
    example: { params: { ...examplePseudonym, sanctionId: examples.id }, body: { reason: 'It was somebody else.' } },
  }),
  revokeLifetime: route({
    method: 'POST',
    path: '/api/staff/members/{id}/revoke-lifetime',
    summary: 'Revoke a lifetime plan that was obtained by deceit: a decision with a statement of reasons, which can be appealed',
    params: pseudonym,
    body: z.object({ note }),
    reply: memberRecord,
    errors: ['resource.notFound', 'staff.noLifetime'],
    example: { params: examplePseudonym, body: { note: 'The document was another person’s.' } },
  }),
};
