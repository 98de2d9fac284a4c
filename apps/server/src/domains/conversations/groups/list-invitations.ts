import type { conversationsRoutes } from '@subrosa/contract/conversations';
import type { ReplyOf } from '@subrosa/contract/route';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { listBlockedGroups as findBlocked, listInvitations as findInvitations, type EncryptedInvitationRow } from './queries.ts';
import { viewParticipant } from './list-group-details.ts';

type Calls = typeof conversationsRoutes;

export const viewEncryptedInvitation = (row: EncryptedInvitationRow) => ({
  id: row.invitation_id,
  commitment: row.commitment,
  encryptedName: row.encrypted_name,
  accountKeyVersion: row.account_key_version,
  epoch: row.epoch,
  stampedOn: row.stamped_on,
  frankingKeyId: row.franking_key_id,
  frankingTag: row.franking_tag,
});

export async function listInvitations(db: Db, caller: Caller, { delivery }: ApiPlatform): Promise<ReplyOf<Calls['listInvitations']>> {
  const rows = mayBrowse(caller) ? await findInvitations(db, caller.memberId, conversationLimits.invitations) : [];
  return rows.map((row) => ({
    conversationId: row.conversation_id,
    ...viewEncryptedInvitation(row),
    inviter: viewParticipant(row, delivery),
    invitedOn: row.invited_at.toISOString().slice(0, 10),
    accepted: row.accepted,
    members: row.members,
    blocked: row.blocked,
  }));
}

export async function listBlockedGroups(db: Db, memberId: string): Promise<ReplyOf<Calls['listBlockedGroups']>> {
  const rows = await findBlocked(db, memberId);
  return rows.map(({ conversation_id, encrypted_name: encryptedName, account_key_version, invitation, created_at }) => ({
    conversationId: conversation_id,
    encryptedName,
    accountKeyVersion: account_key_version,
    invitation,
    since: created_at.toISOString(),
  }));
}
