import type { ReportedMessage, ReportedState, Stamp, StampedState } from '../signed/franking.ts';
import type { Proof, ReceivedMessage } from './decrypt-message.ts';

/** The report of one message: the header that the server stamped, the payload, and the key that proves it. */
export function reportOf(
  conversationId: string,
  message: ReceivedMessage & Stamp & { editedAt?: string | null },
  proof: Proof,
): ReportedMessage {
  const { id, senderId, deviceId, epoch, commitment, sequence, sentAt, frankingKeyId, frankingTag } = message;
  const header = { conversationId, id, senderId, deviceId, epoch, commitment };
  // An edited message is stamped with the time of the edit.
  return { ...header, sequence, sentAt: message.editedAt ?? sentAt, frankingKeyId, frankingTag, ...proof };
}

/** The report of a reaction, of a group's name and picture, or of an invitation. */
export function stateReportOf(stamped: StampedState & { frankingTag: string }, { payload, frankingKey }: Proof): ReportedState {
  const { kind, conversationId, id, senderId, recipientId, epoch, commitment, stampedOn, frankingKeyId, frankingTag } = stamped;
  const header = { kind, conversationId, id, senderId, recipientId, epoch, commitment };
  return { ...header, stampedOn, frankingKeyId, frankingTag, payload, frankingKey };
}
