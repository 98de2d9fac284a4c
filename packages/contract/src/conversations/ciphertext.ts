import { attachmentLimits, conversationLimits } from '@subrosa/rules/conversations/limits';
import { z } from 'zod';
import { publicKeys } from '../accounts/schemas.ts';

/** What browsers sign and seal. The server checks shapes and signatures (`@subrosa/crypto/statements/…`) and reads none of it. */

const charactersOf = (bytes: number) => Math.ceil((bytes * 4) / 3);

const text = z.string('field.required').regex(/^[A-Za-z0-9_-]*$/, 'field.invalid');

const bytes = (length: number) => text.length(charactersOf(length), 'field.invalid');

const bytesUpTo = (most: number) => text.min(1, 'field.required').max(charactersOf(most), 'field.tooLong');

const memberId = z.uuid('field.invalid');
const whole = z.int('field.invalid').min(0, 'field.invalid');
const instant = z.iso
  .datetime({ precision: 3, error: 'field.invalid' })
  .describe('In whole milliseconds, UTC: it is part of what is signed.');

export const hash = bytes(32);
export const signature = bytes(64);
export const sequence = whole.max(Number.MAX_SAFE_INTEGER, 'field.invalid');
export const epochNumber = whole.max(1_000_000, 'field.invalid');

export const epochMember = z.object({
  memberId,
  identity: hash.describe('SHA-256 of the member’s identity key.'),
  accountKeyVersion: z.int('field.invalid').min(1, 'field.invalid').max(10_000, 'field.invalid'),
});

/** Who is in a conversation from now on, and a commitment to its key; signed by the device of whoever made it. */
export const epochRecord = z.object({
  conversationId: z.uuid('field.invalid'),
  epoch: epochNumber.describe('From 0, without gaps.'),
  previousHash: hash.nullable().describe('Of the record before; null of the first.'),
  members: z
    .array(epochMember)
    .min(1, 'field.invalid')
    .max(conversationLimits.members, 'field.tooLong')
    .describe('In the order of their ids.'),
  admins: z.array(memberId).max(conversationLimits.members, 'field.tooLong').describe('In the order of their ids; none where two talk.'),
  creatorId: memberId,
  deviceId: z.uuid('field.invalid').describe('The creator’s device.'),
  createdOn: z.iso.date('field.invalid').describe('In UTC; part of what is signed.'),
  keyCommitment: hash.describe('To the key, which nobody can open in two ways.'),
  wrapsHash: hash.describe('Over the key as sealed to each member.'),
  signature,
});

export type EpochRecord = z.output<typeof epochRecord>;

export const wrap = bytes(114).describe('The key of the epoch, sealed to one account key: suite, encapsulated key, ciphertext.');

/** A message as the sender’s browser makes it. The conversation is in the path, the sender is who calls. */
export const messageEnvelope = z.object({
  id: z.uuid('field.invalid').describe('Made by the sender; sent twice, it is stored once.'),
  deviceId: z.uuid('field.invalid').describe('The sender’s; the device that calls.'),
  epoch: epochNumber,
  salt: hash,
  commitment: hash.describe('To the payload: what makes a report verifiable.'),
  ciphertext: bytesUpTo(conversationLimits.ciphertextBytes),
  signature,
});

export type MessageEnvelope = z.output<typeof messageEnvelope>;

const fileIds = (most: number) => z.array(z.uuid('field.invalid')).max(most, 'field.tooLong');

/** Files of a message, thumbnails too: uploaded to this conversation by the sender, finished, and in no other message. */
export const sentMessage = messageEnvelope.extend({ attachments: fileIds(2 * attachmentLimits.files).default([]) });

/** One sealed sign of a member under a message. Its payload names the message. */
export const reactionEnvelope = messageEnvelope.extend({ ciphertext: bytesUpTo(conversationLimits.reactionBytes) });

/** Name and picture of a group, sealed and signed as a message is. */
export const groupEnvelope = messageEnvelope.extend({ ciphertext: bytesUpTo(conversationLimits.groupBytes) });

/** The same under the key of a new epoch. */
export const renewedGroup = messageEnvelope.extend({
  ciphertext: bytesUpTo(conversationLimits.carriedGroupBytes),
  carried: z
    .boolean('field.invalid')
    .default(false)
    .describe('Whether it holds what its author committed to before; else it is the first, by who begins the group.'),
});

export type RenewedGroup = z.output<typeof renewedGroup>;

/** A group's name, sealed to one account key. */
export const encryptedName = z.object({
  encryptedName: bytesUpTo(conversationLimits.invitationBytes),
  accountKeyVersion: epochMember.shape.accountKeyVersion,
});

/** The name of the group to which a member is invited, sealed to them, with the inviter’s commitment to it. */
export const encryptedInvitation = encryptedName.extend({
  id: z.uuid('field.invalid').describe('Made by the inviter.'),
  commitment: hash.describe('To the name: what makes a report verifiable.'),
});

/** An epoch with the key sealed to each of its members; of a group also its name and picture under that key. */
export const newEpoch = z.object({
  record: epochRecord,
  wraps: z.array(z.object({ memberId, wrap })).max(conversationLimits.members, 'field.tooLong'),
  state: renewedGroup.optional(),
});

/** What the server adds. The tag lets it recognise later what it passed on, without keeping it. */
export const stamp = z.object({
  sequence,
  sentAt: instant,
  frankingKeyId: z.string('field.required').min(1, 'field.invalid').max(30, 'field.invalid'),
  frankingTag: hash,
});

/** What the server adds to what members see besides messages. By the day: the hour would tell when its author was here. */
export const stateStamp = stamp
  .pick({ frankingKeyId: true, frankingTag: true })
  .extend({ stampedOn: z.iso.date('field.invalid').describe('In UTC.') });

export const stampedReaction = reactionEnvelope.extend(stateStamp.shape);

/** Who made the name and picture of a group, and their commitment to it; it stays the same under every later key. */
export const stampedGroup = stateStamp.extend({
  id: z.uuid(),
  senderId: z.uuid(),
  epoch: epochNumber,
  commitment: hash,
});

const shownFiles = z
  .array(z.object({ id: z.uuid('field.invalid'), evidenceId: z.uuid('field.invalid').optional() }))
  .max(2 * attachmentLimits.reported, 'field.tooLong')
  .default([])
  .describe(
    'Files of the payload that staff shall see, previews too. With `evidenceId` what was handed over takes the place of a file that is gone.',
  );

/** A reaction, a group’s name and picture, or an invitation, opened for staff. */
export const reportedState = stateStamp.extend({
  kind: z.enum(['reaction', 'group', 'invitation'], 'field.notAChoice'),
  id: z.uuid('field.invalid'),
  senderId: memberId,
  epoch: epochNumber,
  commitment: hash,
  payload: bytesUpTo(conversationLimits.groupBytes),
  frankingKey: bytes(32),
  attachments: shownFiles,
});

export type ReportedState = z.output<typeof reportedState>;

/** One message opened for staff: what the server passed on, the payload, and the key that opens the commitment. */
export const reportedMessage = stamp.extend({
  id: z.uuid('field.invalid'),
  senderId: memberId,
  deviceId: z.uuid('field.invalid'),
  epoch: epochNumber,
  commitment: hash,
  payload: bytesUpTo(conversationLimits.payloadBytes),
  frankingKey: bytes(32),
  attachments: shownFiles,
});

export type ReportedMessage = z.output<typeof reportedMessage>;

export const encryptedSettings = bytesUpTo(conversationLimits.settingsBytes).describe(
  'Pins and choices of the member, sealed in the browser.',
);

/** The log of a member’s keys, and the certificates with which the caller verifies what the member signed. */
export const keyLog = z.object({
  memberId: z.uuid(),
  records: z.array(publicKeys).describe('By sequence, from 0.'),
  devices: z
    .array(z.object({ deviceId: z.uuid(), deviceKey: z.string(), certifiedOn: z.iso.date(), signature: z.string() }))
    .describe('Only those that signed something that the caller can read; also of devices that are signed out.'),
});
