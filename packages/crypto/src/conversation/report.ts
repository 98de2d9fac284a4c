import type { ReportedMessage, ReportedState, Stamp, StampedState } from '../signed/franking.ts';
import type { Proof, ReceivedMessage } from './open-message.ts';

/** What staff are shown of one message: its header as the server stamped it, what it said, and the key that proves it. */
export function reportOf(
  conversationId: string,
  message: ReceivedMessage & Stamp & { editedAt?: string | null },
  proof: Proof,
): ReportedMessage {
  const { id, senderId, deviceId, epoch, commitment, sequence, sentAt, reportingKeyId, reportingTag } = message;
  const header = { conversationId, id, senderId, deviceId, epoch, commitment };
  // What was edited is stamped with the time of the edit.
  return { ...header, sequence, sentAt: message.editedAt ?? sentAt, reportingKeyId, reportingTag, ...proof };
}

/** What staff are shown of a reaction, of a group's name and picture, or of an invitation. */
export function stateReportOf(stamped: StampedState & { reportingTag: string }, { payload, frankingKey }: Proof): ReportedState {
  const { kind, conversationId, id, senderId, recipientId, epoch, commitment, stampedOn, reportingKeyId, reportingTag } = stamped;
  const header = { kind, conversationId, id, senderId, recipientId, epoch, commitment };
  return { ...header, stampedOn, reportingKeyId, reportingTag, payload, frankingKey };
}
