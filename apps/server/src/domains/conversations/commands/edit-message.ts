import type { conversationsRoutes } from '@subrosa/contract/conversations';
import type { ReplyOf } from '@subrosa/contract/route';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { findEntry } from '../queries/history.ts';
import { findMessage } from '../queries/messages.ts';
import { lockToWrite } from '../queries/writing.ts';
import { stampWith } from '../franking.ts';
import { replaceMessage } from '../store/messages.ts';
import { assertMaySend, saveSigner, publishEntry, type Sending } from '../check-sender.ts';
import { viewEntry } from '../view.ts';

type Stamp = ReplyOf<(typeof conversationsRoutes)['editMessage']>;

/** Replaces the sender’s own recent message under the same id. The new tag proves the edit; the former one still proves the original. */
export async function editMessage(
  tx: Tx,
  editing: Sending & { messageId: string },
  platform: ApiPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<Stamp> {
  const { caller, conversationId, envelope, messageId } = editing;
  const { memberId: senderId } = caller;
  const at = platform.clock.now();
  const facts = mayBrowse(caller) ? await lockToWrite(tx, caller, conversationId, at) : null;
  const found = facts && (await findMessage(tx, conversationId, messageId));
  if (!facts || !found || found.kind !== 'message' || found.sender_id !== senderId || found.gone) throw new ApiError('resource.notFound');
  if (at.getTime() - found.sent_at.getTime() > conversationLimits.editWithinMs) throw new ApiError('conversations.editWindowOver');
  if (envelope.id !== messageId) throw new ApiError('conversations.messageInvalid');
  if (facts.epoch !== envelope.epoch) throw new ApiError('conversations.epochStale');
  assertMaySend(editing, facts, platform);

  const position = { sequence: found.sequence, sentAt: at.toISOString() };
  const context = { ...envelope, conversationId, senderId };
  const stamp = stampWith(platform.config, { ...context, ...position });
  await replaceMessage(tx, { ...context, ...position, ...stamp, sentAt: at });
  await saveSigner(tx, { caller, conversationId, epoch: envelope.epoch }, facts.certificate);
  const row = await findEntry(tx, conversationId, senderId, found.sequence);
  if (row) afterCommit(() => publishEntry(platform, { conversationId, senderId }, facts, viewEntry(row)));
  return { ...position, ...stamp };
}
