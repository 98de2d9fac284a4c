import { type Bytes, bytesToText, textToBytes } from '../primitives/bytes.ts';
import { type AttachedFile, type Attachment, decodeAttachment, decodeFile } from './attachment.ts';

/** The content of a message. The commitment covers its exact bytes, so they are decoded but never encoded again. */
export interface MessagePayload {
  kind: 'text';
  /** May be empty if there are files. */
  text: string;
  /** Id of the message to which it replies. */
  replyTo?: string;
  forwarded?: true;
  /** Replaces an earlier message with the same id; signed by its sender, so that the server cannot hide it. */
  edited?: true;
  attachments?: readonly Attachment[];
  checkpoint?: MessageCheckpoint;
}

/** The log of keys as the sender saw it, so that two members notice different histories. Everything in base64. */
export interface MessageCheckpoint {
  size: number;
  root: string;
  /** Of the log; only in the first message of a conversation with this checkpoint. */
  signature?: string;
}

/** A reaction to a message. */
export interface ReactionPayload {
  kind: 'reaction';
  /** Id of the message. */
  about: string;
  emoji: string;
}

/** The name of the group in an invitation. */
export interface InvitationPayload {
  kind: 'invitation';
  name: string;
}

/** The name and picture of a group. */
export interface GroupProfile {
  name: string;
  image?: AttachedFile;
}

const LONGEST_EMOJI = 32;

/** Counts characters as users perceive them: an emoji of one code point counts as one. */
export function lengthOfText(text: string): number {
  return Array.from(text).length;
}

export function encodePayload({ kind, text, replyTo, forwarded, edited, attachments, checkpoint }: MessagePayload): Bytes {
  return asBytes({ kind, text: cleaned(text), replyTo, forwarded, edited, attachments, checkpoint });
}

/** Throws if it is not a payload. Unknown fields of later releases are ignored. */
export function decodePayload(bytes: Bytes): MessagePayload {
  const { kind, text, replyTo, forwarded, edited, attachments, checkpoint } = read(bytes);
  if (kind !== 'text' || typeof text !== 'string') throw new TypeError('not a payload');
  return {
    kind,
    text,
    ...(typeof replyTo === 'string' ? { replyTo } : {}),
    ...(forwarded === true ? { forwarded } : {}),
    ...(edited === true ? { edited } : {}),
    ...(Array.isArray(attachments) && attachments.length > 0 ? { attachments: attachments.map(decodeAttachment) } : {}),
    ...(isCheckpoint(checkpoint) ? { checkpoint: decodeCheckpoint(checkpoint) } : {}),
  };
}

const ROOT = /^[A-Za-z0-9+/]{43}=$/;
const SIGNATURE = /^[A-Za-z0-9+/]{86}==$/;

/** Anything else counts as no checkpoint, because it proves nothing about the log. */
function isCheckpoint(value: unknown): value is MessageCheckpoint {
  if (typeof value !== 'object' || value === null) return false;
  const { size, root } = value as Record<string, unknown>;
  return typeof size === 'number' && Number.isSafeInteger(size) && size > 0 && typeof root === 'string' && ROOT.test(root);
}

function decodeCheckpoint({ size, root, signature }: MessageCheckpoint): MessageCheckpoint {
  return { size, root, ...(typeof signature === 'string' && SIGNATURE.test(signature) ? { signature } : {}) };
}

export function encodeReaction({ kind, about, emoji }: ReactionPayload): Bytes {
  if (emoji.length > LONGEST_EMOJI) throw new RangeError('one sign');
  return asBytes({ kind, about, emoji: cleaned(emoji) });
}

export function decodeReaction(bytes: Bytes): ReactionPayload {
  const { kind, about, emoji } = read(bytes);
  const isSign = typeof emoji === 'string' && emoji !== '' && emoji.length <= LONGEST_EMOJI;
  if (kind !== 'reaction' || typeof about !== 'string' || !isSign) throw new TypeError('not a reaction');
  return { kind, about, emoji };
}

export function encodeGroup({ name, image }: GroupProfile): Bytes {
  return asBytes({ kind: 'group', name: cleaned(name), image });
}

export function decodeGroup(bytes: Bytes): GroupProfile {
  const { kind, name, image } = read(bytes);
  if (kind !== 'group' || typeof name !== 'string') throw new TypeError('not a group');
  return { name, ...(image === undefined ? {} : { image: decodeFile(image) }) };
}

/**
 * A group's name and picture as their author encrypted them, under a new key: the member who renews the key includes the
 * author's own commitment, and so does not become the author.
 */
export function encodeCarriedGroup({ payload, frankingKey }: { payload: string; frankingKey: string }): Bytes {
  return asBytes({ kind: 'carriedGroup', payload, frankingKey });
}

/** Null if the bytes are something else. */
export function decodeCarriedGroup(bytes: Bytes): { payload: string; frankingKey: string } | null {
  const { kind, payload, frankingKey } = read(bytes);
  if (kind !== 'carriedGroup' || typeof payload !== 'string' || typeof frankingKey !== 'string') return null;
  return { payload, frankingKey };
}

export function encodeInvitation(name: string): Bytes {
  return asBytes({ kind: 'invitation', name: cleaned(name) });
}

export function decodeInvitation(bytes: Bytes): InvitationPayload {
  const { kind, name } = read(bytes);
  if (kind !== 'invitation' || typeof name !== 'string') throw new TypeError('not an invitation');
  return { kind, name };
}

/** A lone surrogate has no UTF-8 encoding; typed text keeps line breaks and tabs, but no other control character. */
function cleaned(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it matches
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/gu, '');
}

function asBytes(value: object): Bytes {
  return textToBytes(JSON.stringify(value));
}

function read(bytes: Bytes): Record<string, unknown> {
  const value: unknown = JSON.parse(bytesToText(bytes));
  if (typeof value !== 'object' || value === null) throw new TypeError('not a payload');
  return value as Record<string, unknown>;
}
