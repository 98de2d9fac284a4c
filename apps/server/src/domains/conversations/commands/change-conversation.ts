import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { publishToMembers } from '../publish.ts';
import { getConversation } from '../list-conversations.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { requireAccess } from '../list-messages.ts';
import { changeOwn, lockPinned } from '../store/conversations.ts';
import { conversationLimits } from '@subrosa/rules/conversations/limits';

interface Change {
  caller: Caller;
  conversationId: string;
  archived?: boolean | undefined;
  muted?: boolean | undefined;
  mutedUntil?: string | null | undefined;
  pinned?: boolean | undefined;
}

/** Changes the caller’s own view of the conversation; their other tabs reload it. */
export async function changeConversation(
  tx: Tx,
  { caller, conversationId, archived, muted, mutedUntil, pinned }: Change,
  platform: ApiPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<ConversationView> {
  await requireAccess(tx, caller, conversationId);
  const at = platform.clock.now();
  if (pinned && !(await mayPin(tx, caller.memberId, conversationId))) throw new ApiError('conversations.pinsLimitReached');
  const change = {
    ...(archived !== undefined && { archived }),
    ...(muted !== undefined && { muted, muted_until: muted && mutedUntil ? new Date(mutedUntil) : null }),
    ...(pinned !== undefined && { pinned_at: pinned ? at : null }),
  };
  await changeOwn(tx, { memberId: caller.memberId, conversationId }, change);
  afterCommit(() => publishToMembers(platform.live, [caller.memberId], { kind: 'changed', conversationId }));
  return getConversation(tx, caller, conversationId, platform);
}

async function mayPin(tx: Tx, memberId: string, conversationId: string): Promise<boolean> {
  const pinned = await lockPinned(tx, memberId);
  return pinned.includes(conversationId) || pinned.length < conversationLimits.pinnedConversations;
}
