import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { checkedDay } from '../primitives/day.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { hmac, sameBytes } from '../primitives/hashes.ts';
import { millisecondsOf } from './epoch.ts';
import { contextFields, type MessageContext } from './message.ts';
import { decodeGroup, decodeInvitation, decodePayload, decodeReaction } from './payload.ts';
import type { GroupProfile, InvitationPayload, MessagePayload, ReactionPayload } from './payload.ts';

export const FRANKING_KEY_LENGTH = 32;

/** What the server adds to an accepted message. The tag lets it recognise later what it forwarded, without storing it. */
export interface Stamp {
  sequence: number;
  sentAt: string;
  /** The server's key that made the tag. */
  frankingKeyId: string;
  frankingTag: string;
}

export type StampedHeader = MessageContext & Omit<Stamp, 'frankingTag'> & { commitment: string };

/** One message disclosed to staff. */
export type ReportedMessage = StampedHeader & Stamp & { payload: string; frankingKey: string };

export type ReportProblem = 'tag' | 'commitment' | 'payload';

/** The sender's commitment to the payload, which remains hidden until the franking key is disclosed. */
export async function commitTo(
  payload: Bytes,
  frankingKey: Bytes,
  { conversationId, id, senderId }: Pick<MessageContext, 'conversationId' | 'id' | 'senderId'>,
): Promise<Bytes> {
  // A key of another length could have two forms, because HMAC pads with zeros.
  if (frankingKey.length !== FRANKING_KEY_LENGTH) throw new RangeError('a franking key has 32 bytes');
  return hmac(frankingKey, encodeFields('franking', conversationId, id, senderId, payload));
}

/** Server only: its secret key proves who sent which commitment, where and when. */
export async function computeFrankingTag(tagKey: Bytes, message: StampedHeader): Promise<string> {
  return toBase64url(await hmac(tagKey, frankingTagInput(message)));
}

/** Returns the payload that was sent, or the problem. The server also checks that the reporter was in that epoch. */
export async function verifyReport(tagKey: Bytes, reported: ReportedMessage): Promise<MessagePayload | ReportProblem> {
  const problem = await findReportProblem(tagKey, reported, frankingTagInput);
  if (problem) return problem;
  try {
    return decodePayload(fromBase64url(reported.payload));
  } catch {
    return 'payload';
  }
}

/** State other than messages that members see: a reaction, the name and picture of a group, the name in an invitation. */
export const stateKinds = ['reaction', 'group', 'invitation'] as const;

export type StateKind = (typeof stateKinds)[number];

/** A state as the server stored it. The tag is bound to all these fields. */
export interface StampedState {
  kind: StateKind;
  conversationId: string;
  /** Created by its author. */
  id: string;
  senderId: string;
  /** For an invitation, the invited member; null where all members of the epoch receive it. */
  recipientId: string | null;
  epoch: number;
  commitment: string;
  /** The day in UTC: a more precise time would reveal when its author was active. */
  stampedOn: string;
  frankingKeyId: string;
}

export type ReportedState = StampedState & { frankingTag: string; payload: string; frankingKey: string };

export type DisclosedState = ReactionPayload | ({ kind: 'group' } & GroupProfile) | InvitationPayload;

/** Returns the state that was sent, or the problem. The server also checks that the reporter was in that epoch, or was invited. */
export async function verifyStateReport(tagKey: Bytes, reported: ReportedState): Promise<DisclosedState | ReportProblem> {
  const problem = await findReportProblem(tagKey, reported, stateTagInput);
  if (problem) return problem;
  try {
    return decodeState(reported.kind, fromBase64url(reported.payload));
  } catch {
    return 'payload';
  }
}

function decodeState(kind: StateKind, payload: Bytes): DisclosedState {
  if (kind === 'reaction') return decodeReaction(payload);
  return kind === 'group' ? { kind, ...decodeGroup(payload) } : decodeInvitation(payload);
}

type DisclosedContent = Pick<
  ReportedMessage,
  'conversationId' | 'id' | 'senderId' | 'payload' | 'frankingKey' | 'commitment' | 'frankingTag'
>;

async function findReportProblem<Reported extends DisclosedContent>(
  tagKey: Bytes,
  reported: Reported,
  tagInput: (reported: Reported) => Bytes,
): Promise<'tag' | 'commitment' | null> {
  try {
    const tag = await hmac(tagKey, tagInput(reported));
    if (!sameBytes(tag, fromBase64url(reported.frankingTag))) return 'tag';
  } catch {
    return 'tag';
  }
  return (await matchesCommitment(reported, reported)) ? null : 'commitment';
}

/**
 * Whether the commitment of this author matches the payload; checked by the server, and by every viewer before a state is
 * displayed.
 */
export async function matchesCommitment(
  header: Pick<DisclosedContent, 'conversationId' | 'id' | 'senderId' | 'commitment'>,
  { payload, frankingKey }: Pick<DisclosedContent, 'payload' | 'frankingKey'>,
): Promise<boolean> {
  try {
    const committed = await commitTo(fromBase64url(payload), fromBase64url(frankingKey), header);
    return sameBytes(committed, fromBase64url(header.commitment));
  } catch {
    return false;
  }
}

/** The input of the tag's HMAC-SHA-256. */
export function frankingTagInput(message: StampedHeader): Bytes {
  const { frankingKeyId, sequence, sentAt, commitment } = message;
  const milliseconds = millisecondsOf(sentAt);
  return encodeFields('franking tag', frankingKeyId, ...contextFields(message), sequence, milliseconds, fromBase64url(commitment));
}

/** The input of a state tag's HMAC-SHA-256. */
export function stateTagInput(state: StampedState): Bytes {
  const { frankingKeyId, kind, conversationId, id, senderId, recipientId, epoch, stampedOn, commitment } = state;
  const header = [frankingKeyId, kind, conversationId, id, senderId, recipientId ?? '', epoch, checkedDay(stampedOn)] as const;
  return encodeFields('state franking tag', ...header, fromBase64url(commitment));
}
