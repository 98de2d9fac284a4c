import type { conversationsRoutes } from '@subrosa/contract/conversations';
import type { SequenceRange } from '@subrosa/contract/conversations/ciphertext';
import type { GroupView } from '@subrosa/contract/conversations/schemas';
import type { ReplyOf } from '@subrosa/contract/route';
import type { AccountType } from '@subrosa/rules/accounts/account-types';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { keySequenceOf, rangesOf } from '../queries/fragments.ts';
import { sharesReadReceipts } from '../queries/settings.ts';
import type { PhotoRow } from '../queries/views.ts';
import { hasBlocked, notBlocked, publishedPhotoOf } from '../../../sql/visibility.ts';

export interface ParticipantRow extends PhotoRow {
  conversation_id: string;
  id: string;
  username: string;
  account_type: AccountType;
}

export interface GroupMemberRow extends ParticipantRow {
  admin: boolean;
  attends: boolean;
  last_read_sequence: number;
  last_delivered_sequence: number;
  undecrypted: SequenceRange[] | null;
  joined_at_sequence: number;
  shares_receipts: boolean;
  keys: number;
}

// Members with a block between them see each other’s name, and no photo.
const participantColumns = (who: string) =>
  sql.raw(`
  CROSS JOIN LATERAL (
    SELECT m.id, m.username, m.account_type, photo.* FROM member m
    LEFT JOIN LATERAL (SELECT photo_id FROM profile WHERE member_id = m.id AND ${notBlocked('viewer.id', 'm.id')} OFFSET 0) p ON true
    LEFT JOIN LATERAL (${publishedPhotoOf('m.id')}) photo ON true
    WHERE m.id = ${who} AND m.state = 'active') who`);

const viewedBy = (memberId: string) => sql`CROSS JOIN (SELECT ${memberId}::uuid AS id) viewer`;

/** Returns the current members of these groups, in the order of their ids. */
export async function listMembers(db: Db | Tx, viewerId: string, groupIds: readonly string[]): Promise<GroupMemberRow[]> {
  const { rows } = await sql<GroupMemberRow>`
    SELECT cm.conversation_id, cm.admin, cm.attends, cm.last_read_sequence::float8 AS last_read_sequence, cm.last_delivered_sequence::float8 AS last_delivered_sequence,
      ${sql.raw(rangesOf('cm.undecrypted_sequences'))} AS undecrypted, cm.joined_at_sequence::float8 AS joined_at_sequence,
      ${sql.raw(`${sharesReadReceipts('s')} AND ${notBlocked('viewer.id', 'cm.member_id')}`)} AS shares_receipts, ${sql.raw(keySequenceOf('cm.member_id'))} AS keys, who.*
    FROM conversation_member cm
    JOIN member_settings s ON s.member_id = cm.member_id ${viewedBy(viewerId)} ${participantColumns('cm.member_id')}
    WHERE cm.conversation_id IN (${sql.join(groupIds)}) AND cm.left_at IS NULL
    ORDER BY cm.conversation_id, cm.member_id`.execute(db);
  return rows;
}

const MOST_FORMER = 200;

/**
 * Returns former co-members: those who shared an epoch with the viewer and left. For a viewer who left it is everyone of
 * that time, so that it does not reveal who stayed. Excludes members with a block, whose names only a shared group may
 * show.
 */
export async function listFormer(db: Db | Tx, viewerId: string, groupIds: readonly string[]) {
  const { rows } = await sql<Pick<ParticipantRow, 'conversation_id' | 'id' | 'username'>>`
    SELECT g.conversation_id, former.id, former.username
    FROM conversation_member g CROSS JOIN LATERAL (
      SELECT m.id, m.username FROM conversation_member cm
      JOIN member m ON m.id = cm.member_id AND m.state = 'active'
      WHERE cm.conversation_id = g.conversation_id AND cm.member_id <> g.member_id
        AND (g.left_at IS NOT NULL OR cm.left_at IS NOT NULL) AND ${sql.raw(notBlocked('g.member_id', 'cm.member_id'))}
        AND EXISTS (SELECT FROM conversation_key_wrap own
          JOIN conversation_key_wrap other ON other.conversation_id = own.conversation_id AND other.epoch = own.epoch AND other.member_id = cm.member_id
          WHERE own.conversation_id = g.conversation_id AND own.member_id = g.member_id)
      ORDER BY cm.left_at DESC NULLS LAST, m.id LIMIT ${MOST_FORMER}) former
    WHERE g.member_id = ${viewerId} AND g.conversation_id IN (${sql.join(groupIds)})`.execute(db);
  return rows;
}

/** Returns the members whom these groups invited. Rejected invitations appear as pending. */
export async function listInvited(db: Db | Tx, viewerId: string, groupIds: readonly string[]) {
  const { rows } = await sql<ParticipantRow & { accepted: boolean }>`
    SELECT i.conversation_id, i.state = 'accepted' AS accepted, who.*
    FROM group_invitation i ${viewedBy(viewerId)} ${participantColumns('i.member_id')}
    WHERE i.conversation_id IN (${sql.join(groupIds)}) ORDER BY i.invited_at`.execute(db);
  return rows;
}

export async function listStates(db: Db | Tx, groupIds: readonly string[]) {
  return db
    .selectFrom('conversation')
    .select((select) => ['id', select.ref('encrypted_profile').$castTo<GroupView['state']>().as('state')])
    .where('id', 'in', [...groupIds])
    .execute();
}

export async function listJoining(db: Db | Tx, groupId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('group_invitation')
    .select('member_id')
    .where('conversation_id', '=', groupId)
    .where('state', '=', 'accepted')
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Returns members and accepted invitations, which the next epoch may contain. The group must be locked. */
export async function listParticipants(tx: Tx, groupId: string) {
  const members = await tx
    .selectFrom('conversation_member')
    .select(['member_id', 'admin'])
    .where('conversation_id', '=', groupId)
    .where('left_at', 'is', null)
    .execute();
  return {
    members: members.map(({ member_id }) => member_id),
    admins: members.filter(({ admin }) => admin).map(({ member_id }) => member_id),
    joining: await listJoining(tx, groupId),
  };
}

/** The encrypted name in an invitation, and its tag. */
export interface EncryptedInvitationRow {
  invitation_id: string;
  commitment: string;
  encrypted_name: string;
  account_key_version: number;
  epoch: number;
  stamped_on: string;
  franking_key_id: string;
  franking_tag: string;
}

const INVITATION_COLUMNS = sql.raw(`i.id AS invitation_id, i.commitment, i.encrypted_name, i.account_key_version, i.epoch, i.stamped_on,
  i.franking_key_id, i.franking_tag`);

export interface InvitationRow extends ParticipantRow, EncryptedInvitationRow {
  invited_at: Date;
  accepted: boolean;
  members: number;
  blocked: string[];
}

/** Returns the member’s invitations by active inviters without a block, with the names of members whom they blocked themselves. */
export async function listInvitations(db: Db, memberId: string, most: number): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    SELECT i.conversation_id, ${INVITATION_COLUMNS}, i.invited_at, i.state = 'accepted' AS accepted,
      (SELECT count(*)::int FROM conversation_member cm WHERE cm.conversation_id = i.conversation_id AND cm.left_at IS NULL) AS members,
      ARRAY(SELECT b.username FROM conversation_member cm JOIN member b ON b.id = cm.member_id AND b.state = 'active'
        WHERE cm.conversation_id = i.conversation_id AND cm.left_at IS NULL AND ${sql.raw(hasBlocked('viewer.id', 'cm.member_id'))} ORDER BY b.username) AS blocked,
      who.*
    FROM group_invitation i ${viewedBy(memberId)} ${participantColumns('i.inviter_id')}
    WHERE i.member_id = viewer.id AND i.state <> 'declined' AND ${sql.raw(notBlocked('viewer.id', 'i.inviter_id'))}
    ORDER BY i.invited_at DESC, i.conversation_id LIMIT ${most}`.execute(db);
  return rows;
}

type BlockedInvitation = NonNullable<ReplyOf<(typeof conversationsRoutes)['listBlockedGroups']>[number]['invitation']>;

export async function listBlockedGroups(db: Db, memberId: string) {
  return db
    .selectFrom('group_block')
    .select(['conversation_id', 'encrypted_name', 'account_key_version', 'created_at'])
    .select((select) => select.ref('invitation').$castTo<BlockedInvitation | null>().as('invitation'))
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Locks an invitation that the member sees, so that it is answered once. */
export async function lockInvitation(tx: Tx, groupId: string, memberId: string) {
  const { rows } = await sql<EncryptedInvitationRow & { state: 'invited' | 'accepted'; inviter_id: string }>`
    SELECT i.state, i.inviter_id, ${INVITATION_COLUMNS} FROM group_invitation i JOIN member m ON m.id = i.inviter_id AND m.state = 'active'
    WHERE i.conversation_id = ${groupId} AND i.member_id = ${memberId} AND i.state <> 'declined'
      AND ${sql.raw(notBlocked('i.member_id', 'i.inviter_id'))} FOR UPDATE OF i`.execute(tx);
  return rows[0] ?? null;
}

/** Checks whether the member is an admin of any group, to which they could invite others. */
export async function runsGroup(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversation_member')
    .select('conversation_id')
    .where('member_id', '=', memberId)
    .where('peer_id', 'is', null)
    .where('left_at', 'is', null)
    .where('admin', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasBlockedGroup(tx: Tx, groupId: string, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('group_block')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('conversation_id', '=', groupId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns all members who shared an epoch with this member. */
export async function listCompanions(db: Db, groupId: string, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    SELECT DISTINCT other.member_id FROM conversation_key_wrap own
    JOIN conversation_key_wrap other ON other.conversation_id = own.conversation_id AND other.epoch = own.epoch
    WHERE own.conversation_id = ${groupId} AND own.member_id = ${memberId}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}
