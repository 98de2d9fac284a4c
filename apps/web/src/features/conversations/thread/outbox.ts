import { isPassing } from '@subrosa/contract/client/errors';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { MessageEnvelope } from '@subrosa/crypto/signed/message';
import { inVault } from '../../../shared/vault/vault.ts';
import { receiveEntry, refreshKeys } from './load.ts';
import type { KeyRenewalInput } from './renew.ts';
import { encryptAndSend, payloadOf } from './send.ts';
import { cachedThreads, threadOf, type UnsentMessage, type OutgoingFile } from './thread.ts';
import { markUnsent } from './unsent-mark.ts';

/** What sending needs from a conversation. */
export type SendContext = KeyRenewalInput & { senderId: string; longest: number };

type QueuedMessage = Pick<UnsentMessage, 'text' | 'replyTo'> & { forwarded?: boolean; files?: readonly { name: string; content: Blob }[] };

const tails = new Map<string, Promise<void>>();
const uploads = new Map<string, AbortController>();
/** What may have reached the server already, of messages that this browser could not store. */
const envelopes = new Map<string, MessageEnvelope>();

/**
 * Shown at once and sent one after the other, so that messages arrive in the order in which they were written. A message with files waits
 * for their upload. It is stored on this device until it is sent.
 */
export function write(context: SendContext, { text, replyTo, forwarded = false, files = [] }: QueuedMessage): void {
  const id = crypto.randomUUID();
  const message: UnsentMessage = {
    id,
    text,
    replyTo,
    forwarded,
    files: files.map((file) => ({ ...file, key: crypto.randomUUID(), progress: 0, attachment: null })),
    attachments: [],
    writtenAt: new Date().toISOString(),
    state: 'sending',
    isStored: false,
    problem: null,
  };
  threadOf(context.conversationId).setState(({ outbox }) => ({ outbox: [...outbox, message] }));
  start(context, id);
}

/** A member who retries after a change of keys has decided to send it to the new ones. Files that are already uploaded are not sent again. */
export function retry(context: SendContext, id: string): void {
  const problem = find(context.conversationId, id)?.problem;
  start(context, id, { isConfirmed: problem instanceof ConversationError && changes.has(problem.reason) });
}

const changes: ReadonlySet<string> = new Set(['changedSince', 'joinedSince', 'identityChanged', 'unconfirmed']);

/** Sends what waits for the server. */
export function resume(context: SendContext): void {
  const { outbox } = threadOf(context.conversationId).getState();
  for (const { id, state } of outbox) if (state === 'waiting') start(context, id);
}

/** What cannot be sent without the member. */
export function stop(conversationId: string, problem: UnsentMessage['problem']): void {
  for (const { id, state } of threadOf(conversationId).getState().outbox) {
    if (state === 'waiting') change(conversationId, id, { state: 'failed', problem });
  }
}

export function discard(conversationId: string, id: string): void {
  uploads.get(id)?.abort(new DOMException('given up', 'AbortError'));
  const { files = [], isStored = false } = find(conversationId, id) ?? {};
  if (files.length > 0) void import('../files/upload-files.ts').then(({ abandonFiles: giveUpFiles }) => giveUpFiles(files));
  drop(conversationId, id);
  if (isStored) void forgetStored(conversationId, id).catch(() => undefined);
}

type Decision = { isConfirmed: boolean };

function start(context: SendContext, id: string, decision: Decision = { isConfirmed: false }) {
  const { files = [] } = find(context.conversationId, id) ?? {};
  const isUploading = files.some(({ attachment }) => attachment === null);
  change(context.conversationId, id, { state: isUploading ? 'uploading' : 'sending', problem: null });
  if (isUploading) void upload(context, id);
  else enqueue(context, id, decision);
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
    enqueue(context, id, { isConfirmed: false });
  } catch (problem) {
    if (!signal.aborted) fail(conversationId, id, problem);
  }
  uploads.delete(id);
}

function enqueue(context: SendContext, id: string, decision: Decision) {
  const before = tails.get(context.conversationId) ?? Promise.resolve();
  tails.set(
    context.conversationId,
    before.then(() => deliver(context, id, decision)),
  );
}

/** Of several tabs, one sends, and the others find that the message is gone. */
const oneTab = <Result>(conversationId: string, run: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(`subrosa-outbox ${conversationId}`, run);

async function deliver(context: SendContext, id: string, decision: Decision): Promise<void> {
  const { conversationId, senderId } = context;
  try {
    await store(conversationId, id);
    await oneTab(conversationId, async () => {
      const message = find(conversationId, id);
      // Deleted, or it arrived before: the tab that sent it was closed at that moment.
      if (!message) return void (await remove(conversationId, id));
      if (message.state !== 'sending') return undefined;
      const sent = await send(context, message, decision);
      if (sent) {
        const entry = { ...sent.envelope, ...sent.stamp, kind: 'message' as const, senderId, editedAt: null, reactions: [] };
        await receiveEntry(conversationId, entry);
      }
      if (message.isStored) await remove(conversationId, id);
      drop(conversationId, id);
      return undefined;
    });
  } catch (problem) {
    // The response was lost, but the message arrived as a live update.
    if (!find(conversationId, id)) return void (await remove(conversationId, id).catch(() => undefined));
    fail(conversationId, id, problem);
    if (problem instanceof ConversationError) await refreshKeys(conversationId, true).catch(() => undefined);
  }
  return undefined;
}

/** Before the first attempt, because the tab can be closed at any time. A browser that cannot store it sends it all the same. */
async function store(conversationId: string, id: string): Promise<void> {
  const message = find(conversationId, id);
  if (!message || message.isStored) return;
  const queued = { id, payload: payloadOf({ ...message, attachments: attachmentsOf(message) }), writtenAt: Date.parse(message.writtenAt) };
  const { isStored } = await inVault((vault) => vault.queueMessage({ conversationId, message: queued })).catch(() => ({ isStored: false }));
  // Deleted meanwhile.
  if (isStored && !find(conversationId, id)) await remove(conversationId, id);
  change(conversationId, id, { isStored });
  if (isStored) markUnsent(true);
}

function send({ longest, ...keyed }: SendContext, message: UnsentMessage, { isConfirmed }: Decision) {
  const { conversationId } = keyed;
  const { id, isStored } = message;
  const attachments = attachmentsOf(message);
  const payload = payloadOf({ ...message, attachments });
  const encrypt = async (isRejected: boolean) => {
    if (isStored) {
      return (await inVault((vault) => vault.writeQueued({ conversationId, id, longest, isRejected, isConfirmed }))).envelope;
    }
    const cached = isRejected ? undefined : envelopes.get(id);
    const envelope = cached ?? (await inVault((vault) => vault.write({ conversationId, id, payload, longest })));
    envelopes.set(id, envelope);
    return envelope;
  };
  return encryptAndSend({ ...keyed, attachments, encrypt });
}

const attachmentsOf = ({ files, attachments }: UnsentMessage) => [...attachments, ...files.flatMap(({ attachment }) => attachment ?? [])];

/** Deletes a stored message, after an attempt that runs in any tab. */
export const forgetStored = (conversationId: string, id: string): Promise<unknown> =>
  oneTab(conversationId, () => remove(conversationId, id));

const remove = (conversationId: string, id: string) => inVault((vault) => vault.removeQueued({ conversationId, id }));

/** A message waits for a connection, or for keys to be proved. Any other problem waits for the member. */
function fail(conversationId: string, id: string, problem: unknown) {
  const isTemporary = isPassing(problem) || (problem instanceof ConversationError && problem.reason === 'unproved');
  change(conversationId, id, { state: isTemporary ? 'waiting' : 'failed', problem });
}

const find = (conversationId: string, id: string) =>
  threadOf(conversationId)
    .getState()
    .outbox.find((message) => message.id === id);

function drop(conversationId: string, id: string) {
  envelopes.delete(id);
  threadOf(conversationId).setState(({ outbox }) => ({ outbox: outbox.filter((message) => message.id !== id) }));
  if (cachedThreads().every((thread) => threadOf(thread).getState().outbox.length === 0)) markUnsent(false);
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
