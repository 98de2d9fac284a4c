import { staffRoles } from '@subrosa/rules/accounts/account-types';
import { roleChangeStates } from '@subrosa/rules/moderation/two-person-rules';
import { z } from 'zod';
import { examples } from '../accounts/schemas.ts';
import { route } from '../route.ts';

const colleague = z.object({
  id: z.uuid().describe('Id of the role, not of the member.'),
  username: z.string(),
  role: z.enum(staffRoles),
  countsFrom: z.iso
    .datetime()
    .nullable()
    .describe('When the role starts to count for two-person rules; null: not until it is assigned again.'),
  passkeys: z.int().describe('Number of their console passkeys; without one they are an ordinary member.'),
  can: z.object({ remove: z.boolean() }),
});

const roleChange = z.object({
  id: z.uuid(),
  username: z.string().nullable().describe('Null for a deleted account.'),
  role: z.enum(staffRoles),
  state: z.enum(roleChangeStates),
  by: z.string().nullable().describe('Who last proposed, confirmed, declined or removed it.'),
  at: z.iso.datetime().describe('The time of that action.'),
  countsFrom: z.iso.datetime().nullable(),
});

/** A proposed, confirmed or removed role, visible to all staff. */
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
  newestPasskeyAt: z.iso.datetime().nullable().describe('When they added the newest of their passkeys that qualify for the console.'),
  can: z.object({ confirm: z.boolean(), decline: z.boolean(), withdraw: z.boolean() }),
});

const roles = z.object({
  staff: z.array(colleague),
  proposals: z.array(proposal).describe('Pending proposals, oldest first.'),
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
    summary: 'List all staff with their roles, and pending proposals',
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
    summary: 'Confirm a role that another administrator proposed; it counts for two-person rules 48 hours later',
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
    summary: 'Withdraw the caller’s own proposal',
    errors: ['resource.notFound', 'staff.proposalEnded'],
  }),
  removeRole: route({
    ...onOne,
    method: 'POST',
    path: '/api/staff/roles/{id}/remove',
    summary: 'Remove a role at once; two other administrators whose roles count must remain',
    errors: ['resource.notFound', 'staff.roleTooNew', 'staff.cannotChangeOwnRole', 'staff.administratorsLeft'],
  }),
};
