import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { hasCapacity } from '@subrosa/rules/conversations/groups';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../../platform/platform.ts';
import { publishToMembers } from '../../publish.ts';
import { listNewestKeys } from '../../queries/keys.ts';
import { findPeer } from '../../queries/peers.ts';
import { getConversation } from '../../list-conversations.ts';
import { stampState } from '../../franking.ts';
import { manage } from '../manage.ts';
import { hasBlockedGroup, listInvited, listParticipants } from '../queries.ts';
import { addInvitation, removeInvitation } from '../store.ts';

type AfterCommit = (effect: () => void) => void;

interface InviteToGroupInput {
  caller: Caller;
  conversationId: string;
  memberId: string;
  id: string;
  commitment: string;
  encryptedName: string;
  accountKeyVersion: number;
}

/** Invites a member to whom the admin could write. The response does not reveal that the member has blocked the group. */
export async function inviteToGroup(
  tx: Tx,
  { caller, conversationId, memberId, ...invitation }: InviteToGroupInput,
  platform: ApiPlatform,
  afterCommit: AfterCommit,
): Promise<ConversationView> {
  const access = await manage(tx, caller, conversationId);
  const peer = await findPeer(tx, caller.memberId, memberId);
  const { members, joining } = await listParticipants(tx, conversationId);
  if (!peer?.open || members.includes(memberId)) throw new ApiError('resource.notFound');
  const waiting = await listInvited(tx, caller.memberId, [conversationId]);
  const isFull = !hasCapacity({ members: members.length, joining: joining.length }) || waiting.length >= conversationLimits.invitations;
  if (isFull) throw new ApiError('conversations.membersLimitReached');
  const [keys] = await listNewestKeys(tx, [memberId]);
  if (keys?.account_key_version !== invitation.accountKeyVersion) throw new ApiError('conversations.epochStale');
  const isBlocked = await hasBlockedGroup(tx, conversationId, memberId);
  const state = isBlocked ? 'declined' : 'invited';
  const at = platform.clock.now();
  const inviterId = caller.memberId;
  const { id, commitment } = invitation;
  const epoch = access.epoch ?? 0;
  const header = { kind: 'invitation', conversationId, id, senderId: inviterId, recipientId: memberId, epoch, commitment } as const;
  const stamp = stampState(platform.config, header, at);
  await addInvitation(tx, { groupId: conversationId, memberId, inviterId, ...invitation, epoch, stamp, state, at });
  if (!isBlocked) afterCommit(() => publishToMembers(platform.live, [memberId], { kind: 'changed', conversationId }));
  return getConversation(tx, caller, conversationId, platform);
}

interface WithdrawInvitationInput {
  caller: Caller;
  conversationId: string;
  memberId: string;
}

export async function withdrawInvitation(
  tx: Tx,
  { caller, conversationId, memberId }: WithdrawInvitationInput,
  platform: ApiPlatform,
  afterCommit: AfterCommit,
): Promise<ConversationView> {
  await manage(tx, caller, conversationId);
  const isBlocked = await hasBlockedGroup(tx, conversationId, memberId);
  await removeInvitation(tx, conversationId, memberId);
  if (!isBlocked) afterCommit(() => publishToMembers(platform.live, [memberId], { kind: 'changed', conversationId }));
  return getConversation(tx, caller, conversationId, platform);
}
