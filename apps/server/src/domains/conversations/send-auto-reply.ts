import type { ConversationEntry } from '@subrosa/contract/conversations/schemas';
import { may } from '@subrosa/rules/entitlements/may';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { claimAutoReply } from '../autoreplies/index.ts';
import { entitlementSettings } from '../subscriptions/index.ts';
import { hasWritten } from './queries/messages.ts';
import type { WritingFacts } from './queries/writing.ts';
import { markAutoReplyHandled, recordAutoReply } from './store/auto-reply.ts';
import { addSystemMessage } from './store/messages.ts';

interface First {
  caller: Caller;
  conversationId: string;
  facts: WritingFacts;
  sequence: number;
  at: Date;
}

/**
 * Sends the other member’s automatic reply after a fetishist’s first message, once, with the next sequence. The
 * conversation must be locked.
 */
export async function sendAutoReply(
  tx: Tx,
  { caller, conversationId, facts, sequence, at }: First,
  { config }: ApiPlatform,
): Promise<ConversationEntry | null> {
  const [other] = facts.readers;
  if (facts.auto_reply_handled || !other || caller.accountType !== 'fetishist') return null;
  await markAutoReplyHandled(tx, conversationId);
  const isTheirs = may('messages.autoReply', other, entitlementSettings(config)).allowed;
  if (!isTheirs || (await hasWritten(tx, conversationId, caller.memberId, sequence))) return null;
  const text = await claimAutoReply(tx, { memberId: other.memberId, recipientId: caller.memberId, at });
  if (text === null) return null;
  const placed = { sequence: sequence + 1, senderId: other.memberId };
  const id = await addSystemMessage(tx, { conversationId, ...placed, sentAt: at, epoch: null, kind: 'auto', content: { text } });
  await recordAutoReply(tx, conversationId, caller.memberId);
  return { kind: 'auto', id, ...placed, sentAt: at.toISOString(), text };
}
