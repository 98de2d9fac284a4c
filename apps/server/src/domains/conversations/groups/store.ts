import type { GroupView } from '@subrosa/contract/conversations/schemas';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { StateStamp } from '../franking.ts';

export async function addGroup(tx: Tx, { id, ownerId, at }: { id: string; ownerId: string; at: Date }): Promise<void> {
  await tx.insertInto('conversation').values({ id, kind: 'group', opened_at: at }).execute();
  await tx
    .insertInto('conversation_member')
    .values({ member_id: ownerId, conversation_id: id, admin: true, last_message_at: at })
    .execute();
}

/** Stores name and picture under the newest key, with the tag of their author. */
export async function saveState(tx: Tx, groupId: string, state: NonNullable<GroupView['state']>): Promise<void> {
  await tx
    .updateTable('conversation')
    .set({ encrypted_profile: JSON.stringify(state) })
    .where('id', '=', groupId)
    .execute();
}

interface Change {
  groupId: string;
  /** The newest sequence at this time. */
  newest: number;
  at: Date;
}

/** Adds members who accepted, also returning ones; earlier messages count as read. */
export async function admit(tx: Tx, { groupId, newest, at }: Change, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  const upTo = { last_read_sequence: newest, last_delivered_sequence: newest, joined_at_sequence: newest, undecrypted_sequences: '{}' };
  const back = { left_at: null, left_at_sequence: null, last_message_at: at, archived: false, unread: 0, ...upTo };
  await tx
    .insertInto('conversation_member')
    .values(memberIds.map((memberId) => ({ member_id: memberId, conversation_id: groupId, last_message_at: at, ...upTo })))
    .onConflict((conflict) => conflict.columns(['member_id', 'conversation_id']).doUpdateSet(back))
    .execute();
  await tx
    .deleteFrom('group_invitation')
    .where('conversation_id', '=', groupId)
    .where('member_id', 'in', [...memberIds])
    .execute();
}

/** Removes members: they keep their history and receive no later messages. */
export async function dismiss(tx: Tx, { groupId, newest, at }: Change, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await tx
    .updateTable('conversation_member')
    .set({ left_at: at, left_at_sequence: newest, admin: false, attends: false, unread: 0 })
    .where('conversation_id', '=', groupId)
    .where('member_id', 'in', [...memberIds])
    .execute();
}

export async function nameAdmins(tx: Tx, groupId: string, admins: readonly string[]): Promise<void> {
  await tx
    .updateTable('conversation_member')
    .set({ admin: sql<boolean>`member_id IN (${sql.join(admins)})` })
    .where('conversation_id', '=', groupId)
    .where('left_at', 'is', null)
    .execute();
}

export async function saveAttendance(tx: Tx, groupId: string, memberId: string, attends: boolean): Promise<void> {
  await tx
    .updateTable('conversation_member')
    .set({ attends })
    .where('conversation_id', '=', groupId)
    .where('member_id', '=', memberId)
    .execute();
}

interface Invitation {
  groupId: string;
  memberId: string;
  inviterId: string;
  id: string;
  commitment: string;
  encryptedName: string;
  accountKeyVersion: number;
  epoch: number;
  stamp: StateStamp;
  state: 'invited' | 'declined';
  at: Date;
}

/** Stores one invitation per group and member; a newer one replaces it until it is accepted. */
export async function addInvitation(tx: Tx, invitation: Invitation): Promise<void> {
  const { groupId, memberId, inviterId, id, commitment, encryptedName, accountKeyVersion, epoch, stamp, state, at } = invitation;
  const row = {
    id,
    inviter_id: inviterId,
    commitment,
    encrypted_name: encryptedName,
    account_key_version: accountKeyVersion,
    epoch,
    stamped_on: stamp.stampedOn,
    franking_key_id: stamp.frankingKeyId,
    franking_tag: stamp.frankingTag,
    state,
    invited_at: at,
  };
  await tx
    .insertInto('group_invitation')
    .values({ conversation_id: groupId, member_id: memberId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['conversation_id', 'member_id']).doUpdateSet(row).where('group_invitation.state', '<>', 'accepted'),
    )
    .execute();
}

/** Serializes accepts, so that the limit of members holds. */
export async function lockParticipants(tx: Tx, groupId: string): Promise<void> {
  await tx.selectFrom('conversation').select('id').where('id', '=', groupId).where('kind', '=', 'group').forNoKeyUpdate().execute();
}

export async function acceptInvitation(tx: Tx, groupId: string, memberId: string): Promise<void> {
  await tx
    .updateTable('group_invitation')
    .set({ state: 'accepted' })
    .where('conversation_id', '=', groupId)
    .where('member_id', '=', memberId)
    .execute();
}

export async function removeInvitation(tx: Tx, groupId: string, memberId: string): Promise<void> {
  await tx.deleteFrom('group_invitation').where('conversation_id', '=', groupId).where('member_id', '=', memberId).execute();
}

interface BlockedGroup {
  groupId: string;
  memberId: string;
  encryptedName: string;
  accountKeyVersion: number;
  /** The invitation in which the name was received. */
  invitation: object | null;
  at: Date;
}

export async function blockGroup(
  tx: Tx,
  { groupId, memberId, encryptedName, accountKeyVersion, invitation, at }: BlockedGroup,
): Promise<void> {
  await tx
    .insertInto('group_block')
    .values({
      member_id: memberId,
      conversation_id: groupId,
      encrypted_name: encryptedName,
      account_key_version: accountKeyVersion,
      invitation: invitation && JSON.stringify(invitation),
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unblockGroup(tx: Tx, groupId: string, memberId: string): Promise<void> {
  await tx.deleteFrom('group_block').where('conversation_id', '=', groupId).where('member_id', '=', memberId).execute();
}
