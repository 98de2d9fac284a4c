import { ConversationError } from '@subrosa/crypto/conversation/errors';
import { receiveEntry, refreshKeys } from './load.ts';
import type { KeyRenewalInput } from './renew.ts';
import { encryptAndSend } from './send.ts';
import { threadOf, type UnsentMessage, type OutgoingFile } from './thread.ts';

/** What sending needs from a conversation. */
export type SendContext = KeyRenewalInput & { senderId: string; longest: number };

type QueuedMessage = Pick<UnsentMessage, 'text' | 'replyTo'> & { forwarded?: boolean; files?: readonly { name: string; content: Blob }[] };

const tails = new Map<string, Promise<void>>();
const uploads = new Map<string, AbortController>();

/**
 * Shown at once and sent one after the other, so that messages arrive in the order in which they were written. A message with files waits
 * for their upload.
 */
export function write(context: SendContext, { text, replyTo, forwarded = false, files = [] }: QueuedMessage): void {
  const id = crypto.randomUUID();
  const message: UnsentMessage = {
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
  threadOf(context.conversationId).setState(({ outbox }) => ({ outbox: [...outbox, message] }));
  start(context, message);
}

/** Files that are already uploaded are not sent again. */
export function retry(context: SendContext, id: string): void {
  const message = find(context.conversationId, id);
  if (message) start(context, message);
}

export function discard(conversationId: string, id: string): void {
  uploads.get(id)?.abort(new DOMException('given up', 'AbortError'));
  const files = find(conversationId, id)?.files ?? [];
  if (files.length > 0) void import('../files/upload-files.ts').then(({ abandonFiles: giveUpFiles }) => giveUpFiles(files));
  drop(conversationId, id);
}

function start(context: SendContext, { id, files }: UnsentMessage) {
  const isUploading = files.some(({ attachment }) => attachment === null);
  change(context.conversationId, id, { state: isUploading ? 'uploading' : 'sending', problem: null });
  if (isUploading) void upload(context, id);
  else enqueue(context, id);
}

async function upload(context: SendContext, id: string): Promise<void> {
  const { conversationId } = context;
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
    enqueue(context, id);
  } catch (problem) {
    if (!signal.aborted) change(conversationId, id, { state: 'failed', problem });
  }
  uploads.delete(id);
}

function enqueue(context: SendContext, id: string) {
  const before = tails.get(context.conversationId) ?? Promise.resolve();
  tails.set(
    context.conversationId,
    before.then(() => deliver(context, id)),
  );
}

async function deliver(context: SendContext, id: string): Promise<void> {
  const { conversationId, senderId } = context;
  const message = find(conversationId, id);
  if (message?.state !== 'sending') return;
  try {
    const onEncrypted = (envelope: UnsentMessage['envelope']) => change(conversationId, id, { envelope });
    const attachments = message.files.flatMap(({ attachment }) => attachment ?? []);
    const { envelope, stamp } = await encryptAndSend({ ...message, attachments }, { ...context, onEncrypted });
    await receiveEntry(conversationId, { ...envelope, ...stamp, kind: 'message', senderId, editedAt: null, reactions: [] });
    drop(conversationId, id);
  } catch (problem) {
    change(conversationId, id, { state: 'failed', problem });
    if (problem instanceof ConversationError) await refreshKeys(conversationId, true).catch(() => undefined);
  }
}

const find = (conversationId: string, id: string) =>
  threadOf(conversationId)
    .getState()
    .outbox.find((message) => message.id === id);

function drop(conversationId: string, id: string) {
  threadOf(conversationId).setState(({ outbox }) => ({ outbox: outbox.filter((message) => message.id !== id) }));
}

function change(conversationId: string, id: string, to: Partial<UnsentMessage>) {
  threadOf(conversationId).setState(({ outbox }) => ({
    outbox: outbox.map((message) => (message.id === id ? { ...message, ...to } : message)),
  }));
}

function changeFile(conversationId: string, id: string, key: string, to: Partial<OutgoingFile>) {
  const files = find(conversationId, id)?.files ?? [];
  change(conversationId, id, { files: files.map((file) => (file.key === key ? { ...file, ...to } : file)) });
}
