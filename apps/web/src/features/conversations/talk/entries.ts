import type { ConversationEntry } from '@subrosa/contract/conversations/parts';
import type { DroppedBecause, Proof } from '@subrosa/crypto/conversation/open-message';
import { inVault } from '../vault/vault.ts';
import { synced, syncAgain } from './sync.ts';

type Placed = { id: string; sequence: number; sentAt: string; senderId: string };

type MessageEntry = Extract<ConversationEntry, { kind: 'message' }>;

/** A message that was opened, with what a report of it needs. */
export type TextEntry = Placed & { kind: 'text'; text: string; replyTo: string | null; sealed: MessageEntry; proof: Proof };

/** One place in a conversation, as it is drawn. */
export type Shown =
  | TextEntry
  | (Placed & { kind: 'unreadable'; because: DroppedBecause })
  | (Placed & { kind: 'locked' })
  | (Placed & { kind: 'deleted' })
  | (Placed & { kind: 'auto'; text: string });

/** What the service handed out, opened as far as one can. */
export async function openEntries(conversationId: string, entries: readonly ConversationEntry[]): Promise<Shown[]> {
  const messages = entries.filter((entry) => entry.kind === 'message');
  const opened = messages.length === 0 ? [] : await open(conversationId, messages);
  const byId = new Map(messages.map((message, index) => [message.id, opened[index]]));
  return entries.map((entry): Shown => {
    const { id, sequence, sentAt, senderId } = entry;
    const placed = { id, sequence, sentAt, senderId };
    if (entry.kind === 'auto') return { ...placed, kind: 'auto', text: entry.text };
    if (entry.kind !== 'message') return { ...placed, kind: entry.kind };
    const found = byId.get(id);
    if (found?.kind !== 'opened') return { ...placed, kind: 'unreadable', because: found?.because ?? 'noKey' };
    const { text, replyTo = null } = found.payload;
    return { ...placed, kind: 'text', text, replyTo, sealed: entry, proof: found.proof };
  });
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
