import type { ConversationView } from '@subrosa/contract/conversations/parts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import type { CallPlatform } from '../../../../platform/platform.ts';
import { publishToMembers } from '../../publish.ts';
import { readConversation } from '../../read-conversations.ts';
import { holdGroup } from '../manage.ts';
import { saveAttendance } from '../store.ts';

interface Attending {
  caller: Caller;
  conversationId: string;
  attends: boolean;
}

/** A member's own mark, which everybody in the group sees. */
export async function attendGroup(
  tx: Tx,
  { caller, conversationId, attends }: Attending,
  platform: CallPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<ConversationView> {
  const { peerIds } = await holdGroup(tx, caller, conversationId);
  await saveAttendance(tx, conversationId, caller.memberId, attends);
  afterCommit(() => publishToMembers(platform.live, [caller.memberId, ...peerIds], { kind: 'changed', conversationId }));
  return readConversation(tx, caller, conversationId, platform);
}
