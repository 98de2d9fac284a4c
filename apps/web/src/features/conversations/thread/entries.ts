import type { ConversationEntry } from '@subrosa/contract/conversations/schemas';
import type { DropReason, Proof } from '@subrosa/crypto/conversation/decrypt-message';
import type { Attachment } from '@subrosa/crypto/signed/attachment';
import type { MessagePayload } from '@subrosa/crypto/signed/payload';
import type { ShownMessage } from '@subrosa/vault/protocol';
import { inVault } from '../../../shared/vault/vault.ts';
import { followIfBehind } from '../vault/key-log.ts';
import { getSyncedState, resync } from './sync.ts';

type PositionedEntry = { id: string; sequence: number; sentAt: string; senderId: string };

type MessageEntry = Extract<ConversationEntry, { kind: 'message' }>;
type EventEntry = Extract<ConversationEntry, { kind: 'event' }>;

type EncryptedReaction = MessageEntry['reactions'][number];

/** A member's reaction to a message, with what a report of it needs. */
export type Reaction = { memberId: string; emoji: string; encrypted: EncryptedReaction; proof: Proof };

/** A decrypted message, with what a report of it needs. */
export type TextEntry = PositionedEntry & {
  kind: 'text';
  text: string;
  replyTo: string | null;
  isForwarded: boolean;
  isEdited: boolean;
  /** No proof has shown the sender's keys: the message is not confirmed yet. */
  isUnproved: boolean;
  attachments: readonly Attachment[];
  reactions: readonly Reaction[];
  encrypted: MessageEntry;
  proof: Proof;
};

/** One item of a conversation, as it is rendered. */
export type TimelineEntry =
  | TextEntry
  | (PositionedEntry & { kind: 'unreadable'; because: DropReason })
  | (PositionedEntry & { kind: 'locked' })
  | (PositionedEntry & { kind: 'deleted' })
  | (PositionedEntry & { kind: 'auto'; text: string })
  | (PositionedEntry & Pick<EventEntry, 'kind' | 'what' | 'memberIds'>);

/** Decrypts entries of the server as far as possible. */
export async function openEntries(conversationId: string, entries: readonly ConversationEntry[]): Promise<TimelineEntry[]> {
  const messages = entries.filter((entry) => entry.kind === 'message');
  const opened = messages.length === 0 ? [] : await open(conversationId, messages);
  const byId = new Map(messages.map((message, index) => [message.id, opened[index]]));
  const reactions = await openReactions(conversationId, messages);
  return entries.map((entry): TimelineEntry => {
    const { id, sequence, sentAt, senderId } = entry;
    const position = { id, sequence, sentAt, senderId };
    if (entry.kind === 'auto') return { ...position, kind: 'auto', text: entry.text };
    if (entry.kind === 'event') return { ...position, kind: 'event', what: entry.what, memberIds: entry.memberIds };
    if (entry.kind !== 'message') return { ...position, kind: entry.kind };
    const found = byId.get(id);
    if (found?.kind !== 'decrypted') return { ...position, kind: 'unreadable', because: found?.reason ?? 'noKey' };
    return { ...position, ...contentOf(found.payload, entry), ...shownWith(found), reactions: reactions.get(id) ?? [], encrypted: entry };
  });
}

const shownWith = ({ proof, isUnproved }: Extract<ShownMessage, { kind: 'decrypted' }>) => ({ proof, isUnproved });

function contentOf(payload: MessagePayload, { editedAt }: MessageEntry) {
  const { text, replyTo, forwarded, edited, attachments = [] } = payload;
  const isEdited = edited === true || editedAt !== null;
  return { kind: 'text' as const, text, replyTo: replyTo ?? null, isForwarded: forwarded === true, isEdited, attachments };
}

/** Decrypts reactions and returns those with a valid signature, by message. */
export async function openReactions(
  conversationId: string,
  messages: readonly Pick<MessageEntry, 'id' | 'reactions'>[],
): Promise<ReadonlyMap<string, Reaction[]>> {
  const encrypted = messages.flatMap(({ id, reactions }) => reactions.map((reaction) => ({ ...reaction, about: id })));
  const byMessage = new Map<string, Reaction[]>();
  if (encrypted.length === 0) return byMessage;
  const open = () => inVault((vault) => vault.decryptReactions({ conversationId, reactions: encrypted }));
  const opened = await openWithKeys(conversationId, open);
  for (const [index, { about, ...reaction }] of encrypted.entries()) {
    const found = opened[index];
    if (found?.kind !== 'decrypted') continue;
    const { emoji, proof } = found;
    byMessage.set(about, [...(byMessage.get(about) ?? []), { memberId: reaction.senderId, emoji, encrypted: reaction, proof }]);
  }
  return byMessage;
}

async function open(conversationId: string, messages: readonly MessageEntry[]) {
  const { nextEpoch } = await getSyncedState(conversationId);
  if (messages.some(({ epoch }) => epoch >= nextEpoch)) await resync(conversationId);
  const opened = await openWithKeys(conversationId, () => inVault((vault) => vault.decryptMessages({ conversationId, messages })));
  // A message can name a newer part of the log.
  void followIfBehind();
  return opened;
}

type DecryptionResult = { kind: 'decrypted' } | { kind: 'dropped'; reason: DropReason };

/** Decrypts signed entries, and retries with new key logs when a device is unknown: its certificate arrives with its first signature. */
async function openWithKeys<Entry extends DecryptionResult>(conversationId: string, open: () => Promise<Entry[]>): Promise<Entry[]> {
  const opened = await open();
  if (!opened.some((one) => one.kind === 'dropped' && one.reason === 'sender')) return opened;
  await resync(conversationId);
  return open();
}
