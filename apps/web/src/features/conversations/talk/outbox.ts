import { ConversationRefused } from '@subrosa/crypto/conversation/errors';
import { hear, noteKeys } from './load.ts';
import type { Keyed } from './renew.ts';
import { sealAndSend } from './send.ts';
import { threadOf, type Outgoing, type OutgoingFile } from './thread.ts';

/** What sending needs to know of a conversation. */
export type Place = Keyed & { senderId: string; longest: number };

type Written = Pick<Outgoing, 'text' | 'replyTo'> & { forwarded?: boolean; files?: readonly { name: string; content: Blob }[] };

const tails = new Map<string, Promise<void>>();
const uploads = new Map<string, AbortController>();

/** Shown at once, sent one after the other: messages arrive in the order in which they were written. One with files waits for them. */
export function write(place: Place, { text, replyTo, forwarded = false, files = [] }: Written): void {
  const id = crypto.randomUUID();
  const letter: Outgoing = {
    id,
    text,
    replyTo,
    forwarded,
    files: files.map((file) => ({ ...file, key: crypto.randomUUID(), progress: 0, attachment: null })),
    writtenAt: new Date().toISOString(),
    state: 'sending',
    envelope: null,
    problem: null,
  };
  threadOf(place.conversationId).setState(({ outbox }) => ({ outbox: [...outbox, letter] }));
  start(place, letter);
}

/** What the store has of its files is not sent again. */
export function retry(place: Place, id: string): void {
  const letter = find(place.conversationId, id);
  if (letter) start(place, letter);
}

export function discard(conversationId: string, id: string): void {
  uploads.get(id)?.abort(new DOMException('given up', 'AbortError'));
  const files = find(conversationId, id)?.files ?? [];
  if (files.length > 0) void import('../files/upload-files.ts').then(({ giveUpFiles }) => giveUpFiles(files));
  drop(conversationId, id);
}

function start(place: Place, { id, files }: Outgoing) {
  const isUploading = files.some(({ attachment }) => attachment === null);
  change(place.conversationId, id, { state: isUploading ? 'uploading' : 'sending', problem: null });
  if (isUploading) void upload(place, id);
  else enqueue(place, id);
}

async function upload(place: Place, id: string): Promise<void> {
  const { conversationId } = place;
  const controller = new AbortController();
  uploads.set(id, controller);
  const { signal } = controller;
  try {
    const { uploadFiles } = await import('../files/upload-files.ts');
    await uploadFiles(conversationId, find(conversationId, id)?.files ?? [], {
      signal,
      onChange: (key, to) => changeFile(conversationId, id, key, to),
    });
    change(conversationId, id, { state: 'sending' });
    enqueue(place, id);
  } catch (problem) {
    if (!signal.aborted) change(conversationId, id, { state: 'failed', problem });
  }
  uploads.delete(id);
}

function enqueue(place: Place, id: string) {
  const before = tails.get(place.conversationId) ?? Promise.resolve();
  tails.set(
    place.conversationId,
    before.then(() => deliver(place, id)),
  );
}

async function deliver(place: Place, id: string): Promise<void> {
  const { conversationId, senderId } = place;
  const letter = find(conversationId, id);
  if (letter?.state !== 'sending') return;
  try {
    const onSealed = (envelope: Outgoing['envelope']) => change(conversationId, id, { envelope });
    const attachments = letter.files.flatMap(({ attachment }) => attachment ?? []);
    const { envelope, stamp } = await sealAndSend({ ...letter, attachments }, { ...place, onSealed });
    await hear(conversationId, { ...envelope, ...stamp, kind: 'message', senderId, editedAt: null, reactions: [] });
    drop(conversationId, id);
  } catch (problem) {
    change(conversationId, id, { state: 'failed', problem });
    if (problem instanceof ConversationRefused) await noteKeys(conversationId, true).catch(() => undefined);
  }
}

const find = (conversationId: string, id: string) =>
  threadOf(conversationId)
    .getState()
    .outbox.find((letter) => letter.id === id);

function drop(conversationId: string, id: string) {
  threadOf(conversationId).setState(({ outbox }) => ({ outbox: outbox.filter((letter) => letter.id !== id) }));
}

function change(conversationId: string, id: string, to: Partial<Outgoing>) {
  threadOf(conversationId).setState(({ outbox }) => ({
    outbox: outbox.map((letter) => (letter.id === id ? { ...letter, ...to } : letter)),
  }));
}

function changeFile(conversationId: string, id: string, key: string, to: Partial<OutgoingFile>) {
  const files = find(conversationId, id)?.files ?? [];
  change(conversationId, id, { files: files.map((file) => (file.key === key ? { ...file, ...to } : file)) });
}
