import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import type { ApiPlatform } from '../../../../platform/platform.ts';
import { publishToMembers } from '../../publish.ts';
import { getConversation } from '../../list-conversations.ts';
import { lockOwnGroup } from '../manage.ts';
import { saveAttendance } from '../store.ts';

interface AttendGroupInput {
  caller: Caller;
  conversationId: string;
  attends: boolean;
}

/** Sets the caller’s attendance, which all members of the group see. */
export async function attendGroup(
  tx: Tx,
  { caller, conversationId, attends }: AttendGroupInput,
  platform: ApiPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<ConversationView> {
  const { peerIds } = await lockOwnGroup(tx, caller, conversationId);
  await saveAttendance(tx, conversationId, caller.memberId, attends);
  afterCommit(() => publishToMembers(platform.live, [caller.memberId, ...peerIds], { kind: 'changed', conversationId }));
  return getConversation(tx, caller, conversationId, platform);
}
