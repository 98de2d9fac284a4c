import type { QueuedMessage } from '@subrosa/vault/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../../shared/api/is-not-found.ts';
import { configQuery } from '../../../shared/config.ts';
import { inVault, useVault } from '../../../shared/vault/vault.ts';
import { conversationQuery } from '../api/conversations.ts';
import { openVault } from '../vault/open-vault.ts';
import { forgetStored, resume, stop } from './outbox.ts';
import { cachedThreads, threadOf, type UnsentMessage } from './thread.ts';
import { markUnsent } from './unsent-mark.ts';

/** An older message is sent only when the member decides it. */
const SENT_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

let running: Promise<void> | null = null;

/** Shows the messages that this browser has stored, and sends those that wait for the server. */
export function sendWaiting(queryClient: QueryClient, senderId: string): Promise<void> {
  running ??= run(queryClient, senderId).finally(() => (running = null));
  return running;
}

async function run(queryClient: QueryClient, senderId: string): Promise<void> {
  await openVault();
  if (useVault.getState().state !== 'open') return;
  const { messages } = await inVault((vault) => vault.listQueued({}));
  for (const { conversationId, ...message } of messages) {
    const hasArrived = threadOf(conversationId)
      .getState()
      .entries.some(({ id }) => id === message.id);
    if (hasArrived) await forgetStored(conversationId, message.id);
    else show(conversationId, message);
  }
  if (messages.length === 0) markUnsent(false);
  for (const id of cachedThreads()) {
    if (
      threadOf(id)
        .getState()
        .outbox.some(({ state }) => state === 'waiting')
    )
      await sendIn(id, queryClient, senderId);
  }
}

function show(conversationId: string, { id, payload, writtenAt }: QueuedMessage) {
  threadOf(conversationId).setState(({ outbox }) => {
    if (outbox.some((message) => message.id === id)) return {};
    const isOld = Date.now() - writtenAt > SENT_WITHIN_MS;
    const { text, replyTo = null, forwarded = false, attachments = [] } = payload;
    const restored: UnsentMessage = {
      id,
      text,
      replyTo,
      forwarded,
      files: [],
      attachments,
      writtenAt: new Date(writtenAt).toISOString(),
      state: isOld ? 'failed' : 'waiting',
      isStored: true,
      problem: isOld ? 'old' : null,
    };
    return { outbox: [...outbox, restored] };
  });
}

/** A conversation that the member left or that was blocked does not exist for them any more. It may exist again, so nothing is deleted yet. */
async function sendIn(conversationId: string, queryClient: QueryClient, senderId: string): Promise<void> {
  try {
    const { members, group, can } = await queryClient.fetchQuery({ ...conversationQuery(conversationId), staleTime: 0, retry: false });
    const { limits } = await queryClient.fetchQuery(configQuery);
    const state = group?.state ?? null;
    const context = { conversationId, senderId, members: members.map(({ id }) => id), state, longest: limits.chatMessage };
    if (can.send) resume(context);
    else stop(conversationId, 'closed');
  } catch (error) {
    if (isNotFound(error)) stop(conversationId, 'closed');
  }
}
