import { z } from 'zod';
import { examples } from '../accounts/schemas.ts';
import { route } from '../route.ts';
import { provedIn } from '../transparency.ts';
import { examplesOfConversations } from './examples.ts';
import { conversationView, participant } from './schemas.ts';
import { groupEnvelope, keyLog, newEpoch, encryptedInvitation, encryptedName, stateStamp } from './ciphertext.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
const { envelope, epoch, invitation } = examplesOfConversations;

/** An invitation with the data that a report requires. */
const stampedInvitation = encryptedInvitation.extend(stateStamp.shape).extend({ epoch: z.int() });

const invitationView = stampedInvitation.extend({
  conversationId: z.uuid(),
  inviter: participant.pick({ id: true, username: true, accountType: true, photo: true }),
  invitedOn: z.iso.date().describe('In UTC.'),
  accepted: z.boolean().describe('Membership starts when an admin’s browser has added the member.'),
  members: z.int().describe('Current number of members.'),
  blocked: z.array(z.string()).describe('Usernames of members whom the caller has blocked: a warning before joining.'),
});

/** Members and admins of a group change with `addEpoch`: its record lists the members from then on. */
export const groupRoutes = {
  createGroup: route({
    method: 'POST',
    path: '/api/conversation/group',
    summary: 'Create a group with the caller as only member and admin; its first epoch contains its name',
    reply: conversationView,
    errors: ['conversations.groupUpgrade'],
  }),
  describeGroup: route({
    method: 'PUT',
    path: '/api/conversation/{id}/group',
    summary: 'Change name or picture, encrypted under the newest epoch; admins only',
    params: id,
    body: z.object({ state: groupEnvelope, image: z.uuid('field.invalid').optional().describe('A complete file of the caller.') }),
    reply: conversationView,
    errors: [
      'resource.notFound',
      'conversations.adminsOnly',
      'conversations.epochStale',
      'conversations.deviceNotCertified',
      'conversations.messageInvalid',
      'conversations.attachmentMissing',
    ],
    example: { params: exampleId, body: { state: envelope } },
  }),
  getMemberKeys: route({
    method: 'GET',
    path: '/api/conversation/keys/{id}',
    summary: 'Get the key log, without devices, of the caller or of a member whom the caller may invite',
    params: id,
    query: z.object({ provedIn }),
    reply: keyLog,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  inviteToGroup: route({
    method: 'POST',
    path: '/api/conversation/{id}/invitations',
    summary: 'Invite a member; admins only. Membership requires acceptance. The reply is the same if the member blocks this group',
    params: id,
    body: encryptedInvitation.extend({ memberId: z.uuid('field.required') }),
    reply: conversationView,
    errors: ['resource.notFound', 'conversations.adminsOnly', 'conversations.membersLimitReached', 'conversations.epochStale'],
    example: { params: exampleId, body: { memberId: examples.id, ...invitation } },
  }),
  withdrawInvitation: route({
    method: 'DELETE',
    path: '/api/conversation/{id}/invitations/{memberId}',
    summary: 'Withdraw an invitation, also an accepted one before the member was added',
    params: id.extend({ memberId: z.uuid('field.invalid') }),
    reply: conversationView,
    errors: ['resource.notFound', 'conversations.adminsOnly'],
    example: { params: { ...exampleId, memberId: examples.id } },
  }),
  listInvitations: route({
    method: 'GET',
    path: '/api/conversation/invitations',
    summary: 'List the caller’s invitations, newest first',
    reply: z.array(invitationView),
  }),
  respondToInvitation: route({
    method: 'POST',
    path: '/api/conversation/{id}/invitations/answer',
    summary: 'Accept, decline, or decline and block further invitations of that group',
    params: id,
    body: z.object({ answer: z.enum(['accept', 'decline', 'block'], 'field.notAChoice') }),
    reply: nothing,
    errors: ['resource.notFound', 'conversations.membersLimitReached'],
    example: { params: exampleId, body: { answer: 'accept' } },
  }),
  leaveGroup: route({
    method: 'POST',
    path: '/api/conversation/{id}/leave',
    summary: 'Leave with an epoch that excludes the caller; without one only as the last member. The last admin must name another',
    params: id,
    body: z.object({
      epoch: newEpoch.nullable(),
      block: encryptedName.optional().describe('Block further invitations too; the name, encrypted to the caller, for their list.'),
    }),
    reply: nothing,
    errors: ['resource.notFound', 'conversations.epochStale', 'conversations.epochInvalid', 'conversations.deviceNotCertified'],
    example: { params: exampleId, body: { epoch } },
  }),
  attendGroup: route({
    method: 'PUT',
    path: '/api/conversation/{id}/attendance',
    summary: 'Set whether the caller attends',
    params: id,
    body: z.object({ attends: z.boolean('field.required') }),
    reply: conversationView,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { attends: true } },
  }),
  listBlockedGroups: route({
    method: 'GET',
    path: '/api/conversation/groups/blocked',
    summary: 'List groups whose invitations the caller blocks',
    reply: z.array(
      encryptedName.extend({
        conversationId: z.uuid(),
        since: z.iso.datetime(),
        invitation: stampedInvitation
          .extend({ inviterId: z.uuid() })
          .nullable()
          .describe('The invitation that contained the name; null if the caller left the group and encrypted its name themselves.'),
      }),
    ),
  }),
  unblockGroup: route({
    method: 'DELETE',
    path: '/api/conversation/groups/blocked/{id}',
    summary: 'Unblock invitations of a group',
    params: id,
    reply: nothing,
    example: { params: exampleId },
  }),
};
