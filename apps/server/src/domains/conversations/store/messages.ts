import type { MessageEnvelope } from '@subrosa/contract/conversations/ciphertext';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import type { Tx } from '../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts';
import { newId } from '../../../platform/ids.ts';

export interface StampedMessage extends MessageEnvelope {
  conversationId: string;
  senderId: string;
  sequence: number;
  sentAt: Date;
  frankingKeyId: string;
  frankingTag: string;
}

/** Inserts the message and updates the conversation and its members in one round trip; does nothing if the id exists. */
const addPrepared: PreparedStatement = {
  name: 'conversations.add-message',
  text: `
    WITH added AS (
      INSERT INTO message (conversation_id, sequence, id, sender_id, device_id, epoch, sent_at, salt, commitment, ciphertext, signature,
        franking_key_id, franking_tag)
      VALUES ($1::uuid, $2::bigint, $3::uuid, $4::uuid, $5::uuid, $6::integer, $7::timestamptz, $8, $9, $10, $11, $12, $13)
      ON CONFLICT (conversation_id, id) DO NOTHING RETURNING sequence),
    counted AS (UPDATE conversation SET last_sequence = $2 WHERE id = $1 AND (SELECT sequence FROM added) IS NOT NULL),
    notified AS (
      UPDATE conversation_member SET last_message_at = $7, archived = false,
        unread = CASE WHEN member_id = $4 THEN unread ELSE least(unread + 1, ${conversationLimits.unread}) END
      WHERE conversation_id = $1 AND left_at IS NULL AND (SELECT sequence FROM added) IS NOT NULL)
    SELECT sequence FROM added`,
};

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** The conversation must be locked. Returns false if a message with this id exists. */
export async function addMessage(tx: Tx, message: StampedMessage): Promise<boolean> {
  const added = await runPrepared(tx, addPrepared, [
    message.conversationId,
    message.sequence,
    message.id,
    message.senderId,
    message.deviceId,
    message.epoch,
    message.sentAt,
    bytes(message.salt),
    bytes(message.commitment),
    bytes(message.ciphertext),
    bytes(message.signature),
    message.frankingKeyId,
    bytes(message.frankingTag),
  ]);
  return added.length > 0;
}

export async function hideMessage(tx: Tx, memberId: string, conversationId: string, sequence: number): Promise<void> {
  await tx
    .insertInto('message_hidden')
    .values({ member_id: memberId, conversation_id: conversationId, sequence })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the readable content; the data that proves a report is kept. */
export async function emptyMessage(tx: Tx, conversationId: string, sequence: number): Promise<void> {
  await tx
    .updateTable('message')
    .set({ ciphertext: null, salt: null, signature: null, system_content: null })
    .where('conversation_id', '=', conversationId)
    .where('sequence', '=', String(sequence))
    .execute();
}

/** Adds an automatic reply or a group event with its sequence. The conversation must be locked. */
export async function addSystemMessage(
  tx: Tx,
  message: { conversationId: string; sequence: number; senderId: string; sentAt: Date; epoch: number | null } & (
    | { kind: 'auto'; content: { text: string } }
    | { kind: 'event'; content: { what: string; memberIds: readonly string[] } }
  ),
): Promise<string> {
  const id = newId();
  const { conversationId, sequence, senderId, sentAt, epoch, kind, content } = message;
  await tx
    .insertInto('message')
    .values({
      conversation_id: conversationId,
      sequence,
      id,
      sender_id: senderId,
      sent_at: sentAt,
      epoch,
      kind,
      system_content: JSON.stringify(content),
    })
    .execute();
  await tx.updateTable('conversation').set({ last_sequence: sequence }).where('id', '=', conversationId).execute();
  return id;
}

/** Replaces the content of a message; a member who received the former one can still prove it. */
export async function replaceMessage(tx: Tx, message: StampedMessage): Promise<void> {
  await tx
    .updateTable('message')
    .set({
      device_id: message.deviceId,
      epoch: message.epoch,
      edited_at: message.sentAt,
      salt: bytes(message.salt),
      commitment: bytes(message.commitment),
      ciphertext: bytes(message.ciphertext),
      signature: bytes(message.signature),
      franking_key_id: message.frankingKeyId,
      franking_tag: bytes(message.frankingTag),
    })
    .where('conversation_id', '=', message.conversationId)
    .where('sequence', '=', String(message.sequence))
    .execute();
}

/** Deletes the reactions and pins of a deleted message. */
export async function clearSigns(tx: Tx, conversationId: string, sequence: number): Promise<void> {
  const position = String(sequence);
  await tx.deleteFrom('message_reaction').where('conversation_id', '=', conversationId).where('sequence', '=', position).execute();
  await tx.deleteFrom('message_pin').where('conversation_id', '=', conversationId).where('sequence', '=', position).execute();
}
