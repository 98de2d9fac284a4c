import { randomBytes } from 'node:crypto';
import type { Db } from '../../src/platform/db/database.ts';
import { transaction } from '../../src/platform/db/transaction.ts';
import { newId } from '../../src/platform/ids.ts';
import { addDirect, makeVisibleTo } from '../../src/domains/conversations/store/conversations.ts';
import { addGroup, addInvitation } from '../../src/domains/conversations/groups/store.ts';
import { addMessage } from '../../src/domains/conversations/store/messages.ts';

interface Somebody {
  id: string;
  username: string;
}

const AT = new Date('2026-11-14T12:00:00Z');
const bytes = (length: number) => randomBytes(length).toString('base64url');

/**
 * Inserts a conversation with one message by the other member and a file, filled with random bytes, for tests that do
 * not decrypt.
 */
export async function aStoredConversation(
  db: Db,
  member: Somebody,
  other: Somebody,
): Promise<{ conversation: string; message: string; file: string }> {
  const [conversation, message, file] = [newId(), newId(), newId()];
  await transaction(db, async (tx) => {
    await addDirect(tx, { id: conversation, member, peer: other, at: AT });
    await makeVisibleTo(tx, member.id, conversation, AT);
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
      frankingKeyId: 'noise',
      frankingTag: bytes(32),
    });
  });
  await db
    .insertInto('attachment')
    .values({ id: file, conversation_id: conversation, owner_id: other.id, purpose: 'message', bytes: 5000, sequence: 1, started_at: AT })
    .execute();
  return { conversation, message, file };
}

/** Creates a group with its owner as the only member. */
export async function aLoneGroup(db: Db, owner: Pick<Somebody, 'id'>): Promise<string> {
  const id = newId();
  await transaction(db, (tx) => addGroup(tx, { id, ownerId: owner.id, at: AT }));
  return id;
}

/** Inserts an invitation to the group and deletes earlier ones. */
export async function anInvitation(db: Db, groupId: string, inviter: Pick<Somebody, 'id'>, invited: Pick<Somebody, 'id'>): Promise<void> {
  await db.deleteFrom('group_invitation').where('conversation_id', '=', groupId).execute();
  const stamp = { stampedOn: '2026-11-14', frankingKeyId: 'noise', frankingTag: bytes(32) };
  const encryptedName = { id: newId(), commitment: bytes(32), encryptedName: bytes(178), accountKeyVersion: 1, epoch: 0, stamp };
  const invitation = { groupId, memberId: invited.id, inviterId: inviter.id, ...encryptedName, state: 'invited', at: AT } as const;
  await transaction(db, (tx) => addInvitation(tx, invitation));
}
