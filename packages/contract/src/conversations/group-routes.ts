import { z } from 'zod';
import { examples } from '../accounts/schemas.ts';
import { route } from '../route.ts';
import { examplesOfConversations } from './examples.ts';
import { conversationView, participant } from './schemas.ts';
import { groupEnvelope, keyLog, newEpoch, encryptedInvitation, encryptedName, stateStamp } from './ciphertext.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
const { envelope, epoch, invitation } = examplesOfConversations;

/** An invitation with what a report of it needs. */
const stampedInvitation = encryptedInvitation.extend(stateStamp.shape).extend({ epoch: z.int() });

const invitationView = stampedInvitation.extend({
  conversationId: z.uuid(),
  inviter: participant.pick({ id: true, username: true, accountType: true, photo: true }),
  invitedOn: z.iso.date().describe('In UTC.'),
  accepted: z.boolean().describe('One is in it as soon as an admin’s browser has let one in.'),
  members: z.int().describe('How many are in it.'),
  blocked: z.array(z.string()).describe('Names of those in it whom one has blocked oneself: a warning before joining.'),
});

/** Members and admins of a group change with `addEpoch`: the record says who is in it from then on. */
export const groupRoutes = {
  createGroup: route({
    method: 'POST',
    path: '/api/conversation/group',
    summary: 'Begin a group of which one is the only member and admin; its first epoch brings its name',
    reply: conversationView,
    errors: ['conversations.groupUpgrade'],
  }),
  describeGroup: route({
    method: 'PUT',
    path: '/api/conversation/{id}/group',
    summary: 'Another name or picture, sealed under the newest epoch; by an admin',
    params: id,
    body: z.object({ state: groupEnvelope, image: z.uuid('field.invalid').optional().describe('A finished file of one’s own.') }),
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
    summary: 'The key log of a member whom one may invite to a group of one’s own, or of oneself; without devices',
    params: id,
    reply: keyLog,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  inviteToGroup: route({
    method: 'POST',
    path: '/api/conversation/{id}/invitations',
    summary: 'Invite a member, by an admin; nobody is in a group who has not accepted. Answers alike where they refuse this group',
    params: id,
    body: encryptedInvitation.extend({ memberId: z.uuid('field.required') }),
    reply: conversationView,
    errors: ['resource.notFound', 'conversations.adminsOnly', 'conversations.membersLimitReached', 'conversations.epochStale'],
    example: { params: exampleId, body: { memberId: examples.id, ...invitation } },
  }),
  withdrawInvitation: route({
    method: 'DELETE',
    path: '/api/conversation/{id}/invitations/{memberId}',
    summary: 'Take an invitation back, also one that was accepted and not yet let in',
    params: id.extend({ memberId: z.uuid('field.invalid') }),
    reply: conversationView,
    errors: ['resource.notFound', 'conversations.adminsOnly'],
    example: { params: { ...exampleId, memberId: examples.id } },
  }),
  listInvitations: route({
    method: 'GET',
    path: '/api/conversation/invitations',
    summary: 'Groups to which one is invited, the newest first',
    reply: z.array(invitationView),
  }),
  respondToInvitation: route({
    method: 'POST',
    path: '/api/conversation/{id}/invitations/answer',
    summary: 'Accept, decline, or decline and refuse every further invitation of that group',
    params: id,
    body: z.object({ answer: z.enum(['accept', 'decline', 'block'], 'field.notAChoice') }),
    reply: nothing,
    errors: ['resource.notFound', 'conversations.membersLimitReached'],
    example: { params: exampleId, body: { answer: 'accept' } },
  }),
  leaveGroup: route({
    method: 'POST',
    path: '/api/conversation/{id}/leave',
    summary: 'Leave with an epoch in which one is not; without one only where nobody else is left. The last admin names another',
    params: id,
    body: z.object({
      epoch: newEpoch.nullable(),
      block: encryptedName.optional().describe('Refuse further invitations too; the name, sealed to oneself, for one’s list.'),
    }),
    reply: nothing,
    errors: ['resource.notFound', 'conversations.epochStale', 'conversations.epochInvalid', 'conversations.deviceNotCertified'],
    example: { params: exampleId, body: { epoch } },
  }),
  attendGroup: route({
    method: 'PUT',
    path: '/api/conversation/{id}/attendance',
    summary: 'Say that one attends, or not',
    params: id,
    body: z.object({ attends: z.boolean('field.required') }),
    reply: conversationView,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { attends: true } },
  }),
  listBlockedGroups: route({
    method: 'GET',
    path: '/api/conversation/groups/blocked',
    summary: 'Groups whose invitations one refuses',
    reply: z.array(
      encryptedName.extend({
        conversationId: z.uuid(),
        since: z.iso.datetime(),
        invitation: stampedInvitation
          .extend({ inviterId: z.uuid() })
          .nullable()
          .describe('The invitation with which the name came; null where one left the group and sealed its name to oneself.'),
      }),
    ),
  }),
  unblockGroup: route({
    method: 'DELETE',
    path: '/api/conversation/groups/blocked/{id}',
    summary: 'Let a group invite one again',
    params: id,
    reply: nothing,
    example: { params: exampleId },
  }),
};
