import { hasCapacity } from '@subrosa/rules/conversations/groups';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../../platform/platform.ts';
import { publishToMembers } from '../../publish.ts';
import { lockInvitation, listParticipants } from '../queries.ts';
import { viewEncryptedInvitation } from '../list-invitations.ts';
import { acceptInvitation, blockGroup, lockParticipants, removeInvitation } from '../store.ts';

interface InvitationResponseInput {
  caller: Caller;
  conversationId: string;
  answer: 'accept' | 'decline' | 'block';
}

/** An accepted invitation reserves a place; an admin’s browser adds the member with the next epoch. */
export async function respondToInvitation(
  tx: Tx,
  { caller, conversationId, answer }: InvitationResponseInput,
  { clock, live }: ApiPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<void> {
  const { memberId } = caller;
  // Taken before the invitation, so that concurrent accepts are counted one after the other.
  if (mayBrowse(caller)) await lockParticipants(tx, conversationId);
  const invitation = mayBrowse(caller) ? await lockInvitation(tx, conversationId, memberId) : null;
  if (!invitation) throw new ApiError('resource.notFound');
  const { members, admins, joining } = await listParticipants(tx, conversationId);
  if (answer === 'accept') {
    if (!hasCapacity({ members: members.length, joining: joining.filter((id) => id !== memberId).length })) {
      throw new ApiError('conversations.membersLimitReached');
    }
    await acceptInvitation(tx, conversationId, memberId);
  } else {
    await removeInvitation(tx, conversationId, memberId);
  }
  if (answer === 'block') {
    const { inviter_id: inviterId } = invitation;
    const seen = { ...viewEncryptedInvitation(invitation), inviterId };
    const { encryptedName, accountKeyVersion } = seen;
    await blockGroup(tx, {
      groupId: conversationId,
      memberId,
      encryptedName,
      accountKeyVersion,
      invitation: seen,
      at: clock.now(),
    });
  }
  afterCommit(() => publishToMembers(live, [memberId, ...admins], { kind: 'changed', conversationId }));
}
