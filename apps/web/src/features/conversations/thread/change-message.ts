import { conversations } from '@subrosa/contract/endpoints/conversations';
import { silentClient } from '../../../shared/api/client.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import { openReactions, type Reaction, type TextEntry } from './entries.ts';
import { receiveEntry } from './load.ts';
import type { SendContext } from './outbox.ts';
import { withKeys } from './renew.ts';
import { cachedThread } from './thread.ts';

/** Edits the member's own message in place; its files stay. */
export async function editMessage(context: SendContext, entry: TextEntry, text: string): Promise<void> {
  const { conversationId, longest } = context;
  const { id, replyTo, isForwarded, attachments, encrypted } = entry;
  const payload = {
    kind: 'text' as const,
    text,
    edited: true as const,
    ...(replyTo !== null && { replyTo }),
    ...(isForwarded && { forwarded: true as const }),
    ...(attachments.length > 0 && { attachments }),
  };
  await withKeys(context, async () => {
    const envelope = await inVault((vault) => vault.write({ conversationId, id, payload, longest }));
    const stamp = await silentClient.call(conversations.editMessage, { params: { id: conversationId, messageId: id }, body: envelope });
    await receiveEntry(conversationId, { ...encrypted, ...envelope, ...stamp, sentAt: encrypted.sentAt, editedAt: stamp.sentAt });
  });
}

/** Sets the member's own reaction to a message, which replaces an earlier one; null removes it. */
export async function react(context: SendContext, entry: TextEntry, emoji: string | null): Promise<void> {
  const { conversationId, senderId } = context;
  const params = { id: conversationId, messageId: entry.id };
  if (emoji === null) {
    await silentClient.call(conversations.removeReaction, { params });
    putReaction(conversationId, entry.id, senderId, null);
    return;
  }
  const reaction = await withKeys(context, async () => {
    const body = await inVault((vault) => vault.react({ conversationId, id: crypto.randomUUID(), about: entry.id, emoji }));
    return { ...body, ...(await silentClient.call(conversations.reactToMessage, { params, body })) };
  });
  await receiveReaction(conversationId, { messageId: entry.id, memberId: senderId, reaction });
}

type EncryptedReaction = Reaction['encrypted'];

/** Another member's reaction from a live update. */
export async function receiveReaction(
  conversationId: string,
  { messageId: id, memberId, reaction }: { messageId: string; memberId: string; reaction: Omit<EncryptedReaction, 'senderId'> | null },
): Promise<void> {
  if (!cachedThread(conversationId)) return;
  const reactions = reaction ? [{ ...reaction, senderId: memberId }] : [];
  const opened = await openReactions(conversationId, [{ id, reactions }]);
  putReaction(conversationId, id, memberId, opened.get(id)?.[0] ?? null);
}

function putReaction(conversationId: string, messageId: string, memberId: string, reaction: Reaction | null) {
  cachedThread(conversationId)?.setState(({ entries, earlier }) => {
    const found = entries.find((entry): entry is TextEntry => entry.id === messageId && entry.kind === 'text');
    if (!found) return {};
    const others = found.reactions.filter((one) => one.memberId !== memberId);
    const replaced = found.reactions.filter((one) => one.memberId === memberId && one.encrypted.id !== reaction?.encrypted.id);
    const changed = { ...found, reactions: reaction ? [...others, reaction] : others };
    return {
      entries: entries.map((entry) => (entry === found ? changed : entry)),
      earlier: [...earlier, ...replaced.map((one) => ({ kind: 'reaction' as const, entry: changed, reaction: one }))],
    };
  });
}
