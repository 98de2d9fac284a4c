import type { ReportedMessage, Stamp } from '../statements/franking.ts';
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
