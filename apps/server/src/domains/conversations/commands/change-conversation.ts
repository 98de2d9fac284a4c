import type { ConversationView } from '@subrosa/contract/conversations/parts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { say } from '../live.ts';
import { readConversation } from '../read-conversations.ts';
import { enter } from '../read-history.ts';
import { changeOwn } from '../store/conversations.ts';

interface Change {
  caller: Caller;
  conversationId: string;
  archived?: boolean | undefined;
  muted?: boolean | undefined;
}

/** For oneself alone; one's other tabs ask again. */
export async function changeConversation(
  tx: Tx,
  { caller, conversationId, archived, muted }: Change,
  platform: CallPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<ConversationView> {
  await enter(tx, caller, conversationId);
  const change = { ...(archived !== undefined && { archived }), ...(muted !== undefined && { muted }) };
  await changeOwn(tx, { memberId: caller.memberId, conversationId }, change);
  afterCommit(() => say(platform.live, [caller.memberId], { kind: 'changed', conversationId }));
  return readConversation(tx, caller, conversationId, platform);
}
