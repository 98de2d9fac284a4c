import { staffRoles } from '@subrosa/rules/accounts/account-types';
import { roleChangeStates } from '@subrosa/rules/moderation/two-person-rules';
import { z } from 'zod';
import { examples } from '../accounts/schemas.ts';
import { route } from '../route.ts';

const colleague = z.object({
  id: z.uuid().describe('Of the role, not of the member.'),
  username: z.string(),
  role: z.enum(staffRoles),
  countsFrom: z.iso.datetime().nullable().describe('From when the role counts in two-person rules; null: not until it is given anew.'),
  passkeys: z.int().describe('How many open the console for them; without one they are a member as any other.'),
  can: z.object({ remove: z.boolean() }),
});

const roleChange = z.object({
  id: z.uuid(),
  username: z.string().nullable().describe('Null once the account is deleted.'),
  role: z.enum(staffRoles),
  state: z.enum(roleChangeStates),
  by: z.string().nullable().describe('Who proposed, confirmed, declined or removed it last.'),
  at: z.iso.datetime().describe('When that was.'),
  countsFrom: z.iso.datetime().nullable(),
});

/** What every member of staff sees of a role that is proposed, confirmed or removed. */
export type RoleChange = z.output<typeof roleChange>;
export const roleChanges = z.array(roleChange);

const proposal = z.object({
  id: z.uuid(),
  username: z.string(),
  role: z.enum(staffRoles),
  currentRole: z.enum(staffRoles).nullable(),
  proposedBy: z.string().nullable(),
  proposedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  newestPasskeyAt: z.iso.datetime().nullable().describe('When they added the newest of the passkeys that would open the console.'),
  can: z.object({ confirm: z.boolean(), decline: z.boolean(), withdraw: z.boolean() }),
});

const roles = z.object({
  staff: z.array(colleague),
  proposals: z.array(proposal).describe('Those that wait, oldest first.'),
  changes: roleChanges.describe('Of the last 30 days, newest first.'),
  can: z.object({ propose: z.boolean() }),
});

export type Roles = z.output<typeof roles>;

const oneRole = z.object({ id: z.uuid('field.invalid') });
const onOne = { params: oneRole, reply: roles, example: { params: { id: examples.id } } };

export const roleRoutes = {
  listRoles: route({
    method: 'GET',
    path: '/api/staff/roles',
    summary: 'Everybody of staff with their role, and what is proposed',
    reply: roles,
  }),
  proposeRole: route({
    method: 'POST',
    path: '/api/staff/roles',
    summary: 'Propose a role for a member; another administrator confirms it',
    body: z.object({
      username: z.string('field.required').max(30, 'field.tooLong'),
      role: z.enum(staffRoles, 'field.notAChoice'),
    }),
    reply: roles,
    errors: [
      'resource.notFound',
      'staff.roleTooNew',
      'staff.cannotChangeOwnRole',
      'staff.sameRole',
      'staff.proposalPending',
      'staff.passkeyMissing',
    ],
    example: { body: { username: 'nobodyatall', role: 'support' } },
  }),
  confirmRole: route({
    ...onOne,
    method: 'POST',
    path: '/api/staff/roles/{id}/confirm',
    summary: 'Confirm a role that another administrator proposed; it counts in two-person rules 48 hours later',
    errors: ['resource.notFound', 'staff.roleTooNew', 'staff.cannotChangeOwnRole', 'staff.proposalEnded', 'staff.passkeyMissing'],
  }),
  declineRole: route({
    ...onOne,
    method: 'POST',
    path: '/api/staff/roles/{id}/decline',
    summary: 'Decline a role that another administrator proposed',
    errors: ['resource.notFound', 'staff.roleTooNew', 'staff.cannotChangeOwnRole', 'staff.proposalEnded'],
  }),
  withdrawRole: route({
    ...onOne,
    method: 'POST',
    path: '/api/staff/roles/{id}/withdraw',
    summary: 'Withdraw what one proposed',
    errors: ['resource.notFound', 'staff.proposalEnded'],
  }),
  removeRole: route({
    ...onOne,
    method: 'POST',
    path: '/api/staff/roles/{id}/remove',
    summary: 'Remove a role at once; two other administrators whose roles count must be left',
    errors: ['resource.notFound', 'staff.roleTooNew', 'staff.cannotChangeOwnRole', 'staff.administratorsLeft'],
  }),
};
