import type { ConversationEntry } from '@subrosa/contract/conversations/parts';
import type { DroppedBecause, Proof } from '@subrosa/crypto/conversation/open-message';
import type { Attachment } from '@subrosa/crypto/statements/attachment';
import type { MessagePayload } from '@subrosa/crypto/statements/payload';
import { inVault } from '../vault/vault.ts';
import { synced, syncAgain } from './sync.ts';

type Placed = { id: string; sequence: number; sentAt: string; senderId: string };

type MessageEntry = Extract<ConversationEntry, { kind: 'message' }>;
type EventEntry = Extract<ConversationEntry, { kind: 'event' }>;

/** What somebody put under a message. */
export type Reaction = { memberId: string; emoji: string };

/** A message that was opened, with what a report of it needs. */
export type TextEntry = Placed & {
  kind: 'text';
  text: string;
  replyTo: string | null;
  isForwarded: boolean;
  isEdited: boolean;
  attachments: readonly Attachment[];
  reactions: readonly Reaction[];
  sealed: MessageEntry;
  proof: Proof;
};

/** One place in a conversation, as it is drawn. */
export type Shown =
  | TextEntry
  | (Placed & { kind: 'unreadable'; because: DroppedBecause })
  | (Placed & { kind: 'locked' })
  | (Placed & { kind: 'deleted' })
  | (Placed & { kind: 'auto'; text: string })
  | (Placed & Pick<EventEntry, 'kind' | 'what' | 'memberIds'>);

/** What the service handed out, opened as far as one can. */
export async function openEntries(conversationId: string, entries: readonly ConversationEntry[]): Promise<Shown[]> {
  const messages = entries.filter((entry) => entry.kind === 'message');
  const opened = messages.length === 0 ? [] : await open(conversationId, messages);
  const byId = new Map(messages.map((message, index) => [message.id, opened[index]]));
  const reactions = await openReactions(conversationId, messages);
  return entries.map((entry): Shown => {
    const { id, sequence, sentAt, senderId } = entry;
    const placed = { id, sequence, sentAt, senderId };
    if (entry.kind === 'auto') return { ...placed, kind: 'auto', text: entry.text };
    if (entry.kind === 'event') return { ...placed, kind: 'event', what: entry.what, memberIds: entry.memberIds };
    if (entry.kind !== 'message') return { ...placed, kind: entry.kind };
    const found = byId.get(id);
    if (found?.kind !== 'opened') return { ...placed, kind: 'unreadable', because: found?.because ?? 'noKey' };
    return { ...placed, ...said(found.payload, entry), reactions: reactions.get(id) ?? [], sealed: entry, proof: found.proof };
  });
}

function said(payload: MessagePayload, { editedAt }: MessageEntry) {
  const { text, replyTo, forwarded, edited, attachments = [] } = payload;
  const isEdited = edited === true || editedAt !== null;
  return { kind: 'text' as const, text, replyTo: replyTo ?? null, isForwarded: forwarded === true, isEdited, attachments };
}

/** What is believed of the signs under messages, by message. */
export async function openReactions(
  conversationId: string,
  messages: readonly Pick<MessageEntry, 'id' | 'reactions'>[],
): Promise<ReadonlyMap<string, Reaction[]>> {
  const sealed = messages.flatMap(({ id, reactions }) => reactions.map((reaction) => ({ ...reaction, about: id })));
  const byMessage = new Map<string, Reaction[]>();
  if (sealed.length === 0) return byMessage;
  const opened = await inVault((vault) => vault.openReactions({ conversationId, reactions: sealed }));
  for (const [index, { about, senderId }] of sealed.entries()) {
    const emoji = opened[index] ?? null;
    if (emoji !== null) byMessage.set(about, [...(byMessage.get(about) ?? []), { memberId: senderId, emoji }]);
  }
  return byMessage;
}

async function open(conversationId: string, messages: readonly MessageEntry[]) {
  const { nextEpoch } = await synced(conversationId);
  if (messages.some(({ epoch }) => epoch >= nextEpoch)) await syncAgain(conversationId);
  const opened = await inVault((vault) => vault.open({ conversationId, messages }));
  // A device that was certified since the keys were asked for.
  if (!opened.some((one) => one.kind === 'dropped' && one.because === 'sender')) return opened;
  await syncAgain(conversationId);
  return inVault((vault) => vault.open({ conversationId, messages }));
}
