import { ConversationRefused } from '@subrosa/crypto/conversation/errors';
import { hear, noteKeys } from './load.ts';
import { sealAndSend } from './send.ts';
import { threadOf, type Outgoing } from './thread.ts';

type Place = { conversationId: string; senderId: string; members: readonly string[]; longest: number };

const tails = new Map<string, Promise<void>>();

/** Shown at once, sent one after the other: messages arrive in the order in which they were written. */
export function write(place: Place, { text, replyTo }: Pick<Outgoing, 'text' | 'replyTo'>): void {
  const id = crypto.randomUUID();
  const writtenAt = new Date().toISOString();
  const letter: Outgoing = { id, text, replyTo, writtenAt, state: 'sending', envelope: null, problem: null };
  threadOf(place.conversationId).setState(({ outbox }) => ({ outbox: [...outbox, letter] }));
  enqueue(place, id);
}

export function retry(place: Place, id: string): void {
  change(place.conversationId, id, { state: 'sending', problem: null });
  enqueue(place, id);
}

export function discard(conversationId: string, id: string): void {
  threadOf(conversationId).setState(({ outbox }) => ({ outbox: outbox.filter((letter) => letter.id !== id) }));
}

function enqueue(place: Place, id: string) {
  const before = tails.get(place.conversationId) ?? Promise.resolve();
  tails.set(
    place.conversationId,
    before.then(() => deliver(place, id)),
  );
}

async function deliver(place: Place, id: string): Promise<void> {
  const { conversationId, senderId, members, longest } = place;
  const letter = threadOf(conversationId)
    .getState()
    .outbox.find((waiting) => waiting.id === id);
  if (letter?.state !== 'sending') return;
  try {
    const onSealed = (envelope: Outgoing['envelope']) => change(conversationId, id, { envelope });
    const { envelope, stamp } = await sealAndSend(letter, { conversationId, members, longest, onSealed });
    await hear(conversationId, { ...envelope, ...stamp, kind: 'message', senderId });
    discard(conversationId, id);
  } catch (problem) {
    change(conversationId, id, { state: 'failed', problem });
    if (problem instanceof ConversationRefused) await noteKeys(conversationId, true).catch(() => undefined);
  }
}

function change(conversationId: string, id: string, to: Partial<Outgoing>) {
  threadOf(conversationId).setState(({ outbox }) => ({
    outbox: outbox.map((letter) => (letter.id === id ? { ...letter, ...to } : letter)),
  }));
}
