import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { publishToMembers } from '../publish.ts';
import { findMessage } from '../queries/messages.ts';
import { requireAccess } from '../list-messages.ts';
import { detachFiles } from '../attachments/store.ts';
import { clearSigns, emptyMessage, hideMessage } from '../store/messages.ts';

interface DeleteMessageInput {
  caller: Caller;
  conversationId: string;
  messageId: string;
  for: 'me' | 'all';
}

/** Deletes any message for oneself, or an own message for all. Its sequence stays, so that clients see no gap. */
export async function deleteMessage(
  tx: Tx,
  { caller, conversationId, messageId, for: whom }: DeleteMessageInput,
  { live }: ApiPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<void> {
  const { peerIds } = await requireAccess(tx, caller, conversationId);
  const found = await findMessage(tx, conversationId, messageId);
  const isOwn = found?.sender_id === caller.memberId;
  if (!found || found.kind === 'event' || (whom === 'all' && !isOwn)) throw new ApiError('resource.notFound');
  const { sequence, sender_id: senderId, sent_at } = found;
  if (whom === 'all') {
    await emptyMessage(tx, conversationId, sequence);
    await detachFiles(tx, conversationId, sequence);
    await clearSigns(tx, conversationId, sequence);
  } else await hideMessage(tx, caller.memberId, conversationId, sequence);
  const entry = { kind: 'deleted', id: found.id, sequence, senderId, sentAt: sent_at.toISOString() } as const;
  const recipientIds = whom === 'all' ? [caller.memberId, ...peerIds] : [caller.memberId];
  afterCommit(() => publishToMembers(live, recipientIds, { kind: 'entry', conversationId, entry }));
}
