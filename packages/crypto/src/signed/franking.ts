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

/** What the server adds when it takes a message. The tag lets it recognise later what it passed on, without keeping it. */
export interface Stamp {
  sequence: number;
  sentAt: string;
  /** Which of the server's keys made the tag. */
  reportingKeyId: string;
  reportingTag: string;
}

export type Stamped = MessageContext & Omit<Stamp, 'reportingTag'> & { commitment: string };

/** One message opened for staff. */
export type ReportedMessage = Stamped & Stamp & { payload: string; frankingKey: string };

export type ReportProblem = 'tag' | 'commitment' | 'payload';

/** The sender's promise to the payload; it hides it until the franking key is shown. */
export async function commitTo(
  payload: Bytes,
  frankingKey: Bytes,
  { conversationId, id, senderId }: Pick<MessageContext, 'conversationId' | 'id' | 'senderId'>,
): Promise<Bytes> {
  // Of another length a key could be spelled in two ways: HMAC fills up with zeros.
  if (frankingKey.length !== FRANKING_KEY_LENGTH) throw new RangeError('a franking key has 32 bytes');
  return hmac(frankingKey, encodeFields('franking', conversationId, id, senderId, payload));
}

/** Server only: its secret key says who sent which commitment where and when. */
export async function makeReportingTag(reportingKey: Bytes, message: Stamped): Promise<string> {
  return toBase64url(await hmac(reportingKey, frankingTagInput(message)));
}

/** What was really said, or what is wrong. The server also asks whether the reporter was in that epoch. */
export async function openReport(reportingKey: Bytes, reported: ReportedMessage): Promise<MessagePayload | ReportProblem> {
  const problem = await findReportProblem(reportingKey, reported, frankingTagInput);
  if (problem) return problem;
  try {
    return decodePayload(fromBase64url(reported.payload));
  } catch {
    return 'payload';
  }
}

/** What members see of each other besides messages: a reaction, the name and picture of a group, the name in an invitation. */
export const stateKinds = ['reaction', 'group', 'invitation'] as const;

export type StateKind = (typeof stateKinds)[number];

/** A state as the server took it. The tag is bound to all of this. */
export interface StampedState {
  kind: StateKind;
  conversationId: string;
  /** Made by its author. */
  id: string;
  senderId: string;
  /** Of an invitation, who is invited; null where everybody in the epoch sees it. */
  recipientId: string | null;
  epoch: number;
  commitment: string;
  /** The day in UTC: a finer time would tell when its author was here. */
  stampedOn: string;
  reportingKeyId: string;
}

export type ReportedState = StampedState & { reportingTag: string; payload: string; frankingKey: string };

export type OpenedState = ReactionPayload | ({ kind: 'group' } & GroupProfile) | InvitationPayload;

/** What was really shown, or what is wrong. The server also asks whether the reporter was in that epoch, or is who was invited. */
export async function openStateReport(reportingKey: Bytes, reported: ReportedState): Promise<OpenedState | ReportProblem> {
  const problem = await findReportProblem(reportingKey, reported, stateTagInput);
  if (problem) return problem;
  try {
    return decodeState(reported.kind, fromBase64url(reported.payload));
  } catch {
    return 'payload';
  }
}

function decodeState(kind: StateKind, payload: Bytes): OpenedState {
  if (kind === 'reaction') return decodeReaction(payload);
  return kind === 'group' ? { kind, ...decodeGroup(payload) } : decodeInvitation(payload);
}

type Disclosed = Pick<ReportedMessage, 'conversationId' | 'id' | 'senderId' | 'payload' | 'frankingKey' | 'commitment' | 'reportingTag'>;

async function findReportProblem<Reported extends Disclosed>(
  reportingKey: Bytes,
  reported: Reported,
  tagInput: (reported: Reported) => Bytes,
): Promise<'tag' | 'commitment' | null> {
  try {
    const tag = await hmac(reportingKey, tagInput(reported));
    if (!sameBytes(tag, fromBase64url(reported.reportingTag))) return 'tag';
  } catch {
    return 'tag';
  }
  return (await opensCommitment(reported, reported)) ? null : 'commitment';
}

/** Whether a commitment of this author opens to the very payload: asked by the server, and by every reader before it shows a state. */
export async function opensCommitment(
  header: Pick<Disclosed, 'conversationId' | 'id' | 'senderId' | 'commitment'>,
  { payload, frankingKey }: Pick<Disclosed, 'payload' | 'frankingKey'>,
): Promise<boolean> {
  try {
    const committed = await commitTo(fromBase64url(payload), fromBase64url(frankingKey), header);
    return sameBytes(committed, fromBase64url(header.commitment));
  } catch {
    return false;
  }
}

/** What the tag is an HMAC-SHA-256 of. */
export function frankingTagInput(message: Stamped): Bytes {
  const { reportingKeyId, sequence, sentAt, commitment } = message;
  const when = millisecondsOf(sentAt);
  return encodeFields('reporting tag', reportingKeyId, ...contextFields(message), sequence, when, fromBase64url(commitment));
}

/** What the tag of a state is an HMAC-SHA-256 of. */
export function stateTagInput(state: StampedState): Bytes {
  const { reportingKeyId, kind, conversationId, id, senderId, recipientId, epoch, stampedOn, commitment } = state;
  const header = [reportingKeyId, kind, conversationId, id, senderId, recipientId ?? '', epoch, checkedDay(stampedOn)] as const;
  return encodeFields('state reporting tag', ...header, fromBase64url(commitment));
}
