import { hasPlace } from '@subrosa/rules/conversations/groups';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { CallPlatform } from '../../../../platform/platform.ts';
import { say } from '../../live.ts';
import { lockInvitation, listPlaces } from '../queries.ts';
import { viewSealedInvitation } from '../read-invitations.ts';
import { acceptInvitation, blockGroup, holdPlaces, removeInvitation } from '../store.ts';

interface Answering {
  caller: Caller;
  conversationId: string;
  answer: 'accept' | 'decline' | 'block';
}

/** Who accepts has a place; an admin's browser lets them in with the next epoch. */
export async function answerInvitation(
  tx: Tx,
  { caller, conversationId, answer }: Answering,
  { clock, live }: CallPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<void> {
  const { memberId } = caller;
  // Held first: fifty who accept at once take one place after the other.
  if (mayBrowse(caller)) await holdPlaces(tx, conversationId);
  const invitation = mayBrowse(caller) ? await lockInvitation(tx, conversationId, memberId) : null;
  if (!invitation) throw new Refusal('page.missing');
  const { members, admins, joining } = await listPlaces(tx, conversationId);
  if (answer === 'accept') {
    if (!hasPlace({ members: members.length, joining: joining.filter((id) => id !== memberId).length })) {
      throw new Refusal('conversations.groupFull');
    }
    await acceptInvitation(tx, conversationId, memberId);
  } else {
    await removeInvitation(tx, conversationId, memberId);
  }
  if (answer === 'block') {
    const { inviter_id: inviterId } = invitation;
    const seen = { ...viewSealedInvitation(invitation), inviterId };
    const { sealed, accountKeyVersion } = seen;
    await blockGroup(tx, { groupId: conversationId, memberId, sealed, accountKeyVersion, invitation: seen, at: clock.now() });
  }
  afterCommit(() => say(live, [memberId, ...admins], { kind: 'changed', conversationId }));
}
