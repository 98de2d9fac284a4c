import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { hmac, sameBytes } from '../primitives/hashes.ts';
import { millisecondsOf } from './epoch.ts';
import { contextFields, type MessageContext } from './message.ts';
import { decodePayload, type MessagePayload } from './payload.ts';

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
  return toBase64url(await hmac(reportingKey, tagStatement(message)));
}

/** What was really said, or what is wrong. The server also asks whether the reporter was in that epoch. */
export async function openReport(reportingKey: Bytes, reported: ReportedMessage): Promise<MessagePayload | ReportProblem> {
  try {
    const tag = await hmac(reportingKey, tagStatement(reported));
    if (!sameBytes(tag, fromBase64url(reported.reportingTag))) return 'tag';
  } catch {
    return 'tag';
  }
  if (!(await opens(reported))) return 'commitment';
  try {
    return decodePayload(fromBase64url(reported.payload));
  } catch {
    return 'payload';
  }
}

async function opens(reported: ReportedMessage): Promise<boolean> {
  try {
    const committed = await commitTo(fromBase64url(reported.payload), fromBase64url(reported.frankingKey), reported);
    return sameBytes(committed, fromBase64url(reported.commitment));
  } catch {
    return false;
  }
}

/** What the tag is an HMAC-SHA-256 of. */
export function tagStatement(message: Stamped): Bytes {
  const { reportingKeyId, sequence, sentAt, commitment } = message;
  const when = millisecondsOf(sentAt);
  return encodeFields('reporting tag', reportingKeyId, ...contextFields(message), sequence, when, fromBase64url(commitment));
}
