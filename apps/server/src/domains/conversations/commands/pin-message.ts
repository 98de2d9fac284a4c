import { conversationLimits } from '@subrosa/rules/conversations/limits';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { publishToMembers } from '../publish.ts';
import { findMessage } from '../queries/messages.ts';
import { requireParticipation } from '../list-messages.ts';
import { addPin, lockPins, removePin } from '../store/pins.ts';

interface PinMessageInput {
  caller: Caller;
  conversationId: string;
  messageId: string;
  pinned: boolean;
}

/** Pins a message for everyone: by either member of a pair, or by an admin of a group. */
export async function pinMessage(
  tx: Tx,
  { caller, conversationId, messageId, pinned }: PinMessageInput,
  { clock, live }: ApiPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<void> {
  const { kind, admin, peerIds } = await requireParticipation(tx, caller, conversationId);
  const found = await findMessage(tx, conversationId, messageId);
  if (found?.kind !== 'message' || (pinned && found.gone)) throw new ApiError('resource.notFound');
  if (kind === 'group' && !admin) throw new ApiError('conversations.adminsOnly');
  const { sequence } = found;
  if (pinned) {
    const before = await lockPins(tx, conversationId);
    if (before.length >= conversationLimits.pinnedMessages && !before.includes(sequence))
      throw new ApiError('conversations.pinsLimitReached');
    await addPin(tx, { conversationId, sequence, at: clock.now() });
  } else await removePin(tx, { conversationId, sequence });
  afterCommit(() => publishToMembers(live, [caller.memberId, ...peerIds], { kind: 'changed', conversationId }));
}
