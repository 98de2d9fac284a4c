import { attachmentLimits, conversationLimits } from '@subrosa/rules/conversations/limits';
import { z } from 'zod';
import { publicKeys } from '../accounts/schemas.ts';
import { keyProof } from '../transparency.ts';

/**
 * What browsers sign and encrypt. The server checks formats and signatures (`@subrosa/crypto/signed/…`) and cannot decrypt
 * any of it.
 */

const charactersOf = (bytes: number) => Math.ceil((bytes * 4) / 3);

const text = z.string('field.required').regex(/^[A-Za-z0-9_-]*$/, 'field.invalid');

const bytes = (length: number) => text.length(charactersOf(length), 'field.invalid');

const bytesUpTo = (most: number) => text.min(1, 'field.required').max(charactersOf(most), 'field.tooLong');

const memberId = z.uuid('field.invalid');
const whole = z.int('field.invalid').min(0, 'field.invalid');
const instant = z.iso
  .datetime({ precision: 3, error: 'field.invalid' })
  .describe('Whole milliseconds in UTC, because it is part of the signing input.');

export const hash = bytes(32);
export const signature = bytes(64);
export const sequence = whole.max(Number.MAX_SAFE_INTEGER, 'field.invalid');

/** Consecutive sequences, both included. */
export const sequenceRange = z
  .object({ from: sequence.min(1, 'field.invalid'), to: sequence.max(Number.MAX_SAFE_INTEGER - 1, 'field.invalid') })
  .refine(({ from, to }) => from <= to, { error: 'field.invalid', path: ['to'] });

export type SequenceRange = z.output<typeof sequenceRange>;

export const epochNumber = whole.max(1_000_000, 'field.invalid');

export const epochMember = z.object({
  memberId,
  identity: hash.describe('SHA-256 of the member’s identity key.'),
  accountKeyVersion: z.int('field.invalid').min(1, 'field.invalid').max(10_000, 'field.invalid'),
});

/** The members of a conversation from now on, and a commitment to its key; signed by the creator's device. */
export const epochRecord = z.object({
  conversationId: z.uuid('field.invalid'),
  epoch: epochNumber.describe('From 0, without gaps.'),
  previousHash: hash.nullable().describe('Hash of the previous record; null for the first.'),
  members: z.array(epochMember).min(1, 'field.invalid').max(conversationLimits.members, 'field.tooLong').describe('Sorted by id.'),
  admins: z.array(memberId).max(conversationLimits.members, 'field.tooLong').describe('Sorted by id; empty in a direct conversation.'),
  creatorId: memberId,
  deviceId: z.uuid('field.invalid').describe('The creator’s device.'),
  createdOn: z.iso.date('field.invalid').describe('In UTC; part of the signing input.'),
  keyCommitment: hash.describe('Commitment to the key, which cannot be opened in two ways.'),
  wrapsHash: hash.describe('Hash over the key wraps of all members.'),
  signature,
});

export type EpochRecord = z.output<typeof epochRecord>;

export const wrap = bytes(114).describe('The key of the epoch, encrypted to one account key: suite, encapsulated key, ciphertext.');

/** A message as created by the sender’s browser. The path names the conversation; the sender is the caller. */
export const messageEnvelope = z.object({
  id: z.uuid('field.invalid').describe('Created by the sender; a repeated id is stored once.'),
  deviceId: z.uuid('field.invalid').describe('The sender’s device, which must be the calling device.'),
  epoch: epochNumber,
  salt: hash,
  commitment: hash.describe('Commitment to the payload, which makes a report verifiable.'),
  ciphertext: bytesUpTo(conversationLimits.ciphertextBytes),
  signature,
});

export type MessageEnvelope = z.output<typeof messageEnvelope>;

const fileIds = (most: number) => z.array(z.uuid('field.invalid')).max(most, 'field.tooLong');

/** Files of a message including thumbnails: uploaded to this conversation by the sender, complete, and in no other message. */
export const sentMessage = messageEnvelope.extend({ attachments: fileIds(2 * attachmentLimits.files).default([]) });

/** One encrypted reaction of a member to a message, which its payload names. */
export const reactionEnvelope = messageEnvelope.extend({ ciphertext: bytesUpTo(conversationLimits.reactionBytes) });

/** Name and picture of a group, encrypted and signed like a message. */
export const groupEnvelope = messageEnvelope.extend({ ciphertext: bytesUpTo(conversationLimits.groupBytes) });

/** The same under the key of a new epoch. */
export const renewedGroup = messageEnvelope.extend({
  ciphertext: bytesUpTo(conversationLimits.carriedGroupBytes),
  carried: z
    .boolean('field.invalid')
    .default(false)
    .describe('Whether it contains an earlier commitment of its author; otherwise it is the first, by the creator of the group.'),
});

export type RenewedGroup = z.output<typeof renewedGroup>;

/** A group’s name, encrypted to one account key. */
export const encryptedName = z.object({
  encryptedName: bytesUpTo(conversationLimits.invitationBytes),
  accountKeyVersion: epochMember.shape.accountKeyVersion,
});

/** The name of the group of an invitation, encrypted to the invited member, with the inviter’s commitment to it. */
export const encryptedInvitation = encryptedName.extend({
  id: z.uuid('field.invalid').describe('Created by the inviter.'),
  commitment: hash.describe('Commitment to the name, which makes a report verifiable.'),
});

/** An epoch with its key encrypted to each member; for a group also name and picture under that key. */
export const newEpoch = z.object({
  record: epochRecord,
  wraps: z.array(z.object({ memberId, wrap })).max(conversationLimits.members, 'field.tooLong'),
  state: renewedGroup.optional(),
});

/** What the server adds. The tag lets it recognise later what it forwarded, without storing it. */
export const stamp = z.object({
  sequence,
  sentAt: instant,
  frankingKeyId: z.string('field.required').min(1, 'field.invalid').max(30, 'field.invalid'),
  frankingTag: hash,
});

/** What the server adds to state other than messages. Only the day, because the hour would reveal when the author was present. */
export const stateStamp = stamp
  .pick({ frankingKeyId: true, frankingTag: true })
  .extend({ stampedOn: z.iso.date('field.invalid').describe('In UTC.') });

export const stampedReaction = reactionEnvelope.extend(stateStamp.shape);

/** Author of the name and picture of a group, and their commitment; it stays the same under all later keys. */
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
  .describe('Files of the payload that staff may view, including previews. `evidenceId` replaces a deleted file by an uploaded one.');

/** A reaction, a group’s name and picture, or an invitation, disclosed to staff. */
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

/** One message disclosed to staff: what the server forwarded, the payload, and the key that opens the commitment. */
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

/** The log of a member’s keys, and the certificates with which the caller verifies the member's signatures. */
export const keyLog = z.object({
  memberId: z.uuid(),
  proof: keyProof.optional().describe('Missing if no edition has the member, or the caller has the proof of the newest one.'),
  records: z.array(publicKeys).describe('Sorted by sequence, from 0.'),
  devices: z
    .array(z.object({ deviceId: z.uuid(), deviceKey: z.string(), certifiedOn: z.iso.date(), signature: z.string() }))
    .describe('Only devices that signed something the caller can read, including signed-out devices.'),
});
