import { randomBytes } from 'node:crypto';
import type { Db } from '../platform/db/database.ts';
import { transaction } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';
import { addDirect, showTo } from '../domains/conversations/store/conversations.ts';
import { addMessage } from '../domains/conversations/store/messages.ts';

interface Somebody {
  id: string;
  username: string;
}

const AT = new Date('2026-11-14T12:00:00Z');
const bytes = (length: number) => randomBytes(length).toString('base64url');

/** A conversation with one message of the other, which is made of noise: for where nobody reads it. */
export async function aTalk(db: Db, member: Somebody, other: Somebody): Promise<{ conversation: string; message: string }> {
  const [conversation, message] = [newId(), newId()];
  await transaction(db, async (tx) => {
    await addDirect(tx, { id: conversation, member, peer: other, at: AT });
    await showTo(tx, member.id, conversation, AT);
    await addMessage(tx, {
      conversationId: conversation,
      senderId: other.id,
      id: message,
      deviceId: newId(),
      epoch: 0,
      sequence: 1,
      sentAt: AT,
      salt: bytes(32),
      commitment: bytes(32),
      ciphertext: bytes(272),
      signature: bytes(64),
      reportingKeyId: 'noise',
      reportingTag: bytes(32),
    });
  });
  return { conversation, message };
}
