import { conversations } from '@subrosa/contract/endpoints/conversations';
import { connectConversations, conversationsEventOf, disconnectConversations } from '@subrosa/contract/socket-names';
import type { QueryClient } from '@tanstack/react-query';
import { silentClient } from '../../shared/api/client.ts';
import { onEvent } from '../../shared/realtime/events.ts';
import { sendSocketMessage } from '../../shared/realtime/send.ts';
import { onSubscribe } from '../../shared/realtime/socket.ts';
import { isSignedIn, useSession } from '../../shared/session/session.ts';
import { useKeyring } from '../../shared/session/keyring.ts';
import { countUnreadAgain } from '../notifications/index.ts';
import { findConversation } from './api/cache.ts';
import { everyList } from './api/query-keys.ts';
import { isMarkedUnsent } from './thread/unsent-mark.ts';
import { applyLiveEvent, type ConversationLiveEvent } from './live/apply-live-event.ts';

const ownId = () => {
  const { status, account } = useSession.getState();
  return status === 'member' ? account?.id : undefined;
};

/**
 * Runs on every page of a member: receives live updates of messages, confirms their delivery, counts them, and keeps the keys available for
 * chat.
 */
export function followConversations(queryClient: QueryClient): void {
  let unsubscribe = () => {};

  function listenTo(userId: string) {
    unsubscribe();
    unsubscribe = onEvent(conversationsEventOf(userId), (liveEvent) => {
      if (liveEvent.kind === 'typing') return;
      if (liveEvent.kind === 'entry' || liveEvent.kind === 'cursor') applyLiveEvent(queryClient, userId, liveEvent);
      else void queryClient.invalidateQueries(everyList);
      // The read position of another member changes no count.
      if (liveEvent.kind === 'cursor' && liveEvent.memberId !== userId) return;
      void countUnreadAgain(queryClient);
      sendDelivered(queryClient, liveEvent, userId);
      if (liveEvent.kind === 'changed') void admitIfDue(queryClient, liveEvent.conversationId).catch(() => undefined);
    });
  }

  function subscribe() {
    const userId = ownId();
    if (!userId) return;
    listenTo(userId);
    void sendSocketMessage(connectConversations, undefined);
    void countUnreadAgain(queryClient);
    void queryClient.invalidateQueries(everyList);
  }

  onSubscribe(subscribe);
  useSession.subscribe(({ status, account }, before) => {
    if (status === 'member' && before.status === 'pending') subscribe();
    if (status === 'visitor') unsubscribe();
    if (isSignedIn(before.status) && !account && before.account) void clearAll(before.account.id);
  });
  followUnsent(queryClient);
  // Keys that the login page unlocked survive a reload only in the vault.
  const store = () => void storeKeys().catch(() => undefined);
  useKeyring.subscribe(store);
  store();
}

/** Before the logout, while the socket is still authenticated. */
export async function leaveConversations(): Promise<void> {
  if (ownId()) await sendSocketMessage(disconnectConversations, undefined);
}

/** A member who views the conversation confirms reading at once, which includes delivery. */
const UNLESS_READ_WITHIN_MS = 500;

/** A failure is ignored, because the next message confirms delivery of all earlier ones. */
function sendDelivered(queryClient: QueryClient, liveEvent: ConversationLiveEvent, userId: string) {
  if (liveEvent.kind !== 'entry' || liveEvent.entry.senderId === userId) return;
  const { conversationId: id, entry } = liveEvent;
  setTimeout(() => {
    if ((findConversation(queryClient, id)?.readUpTo ?? 0) >= entry.sequence) return;
    void silentClient.call(conversations.moveCursor, { params: { id }, body: { delivered: entry.sequence } }).catch(() => undefined);
  }, UNLESS_READ_WITHIN_MS);
}

/** If a member may have accepted an invitation, an admin's browser admits them on any page. */
async function admitIfDue(queryClient: QueryClient, id: string) {
  const admission = await import('./groups/admit.ts');
  await admission.admitIfDue(queryClient, id);
}

const RETRY_UNSENT_MS = 30_000;

/** Sends stored messages after the start, when the connection returns, and from time to time. */
function followUnsent(queryClient: QueryClient): void {
  const send = () => void sendUnsent(queryClient).catch(() => undefined);
  onSubscribe(send);
  window.addEventListener('online', send);
  setInterval(send, RETRY_UNSENT_MS);
}

async function sendUnsent(queryClient: QueryClient) {
  const userId = ownId();
  if (!userId || !isMarkedUnsent()) return;
  const { sendWaiting } = await import('./thread/send-waiting.ts');
  await sendWaiting(queryClient, userId);
}

async function storeKeys() {
  if (useKeyring.getState().keysId === null) return;
  const { putKeys } = await import('./vault/open-vault.ts');
  // Read now, because they may have been stored meanwhile.
  const { keysId } = useKeyring.getState();
  if (keysId !== null) await putKeys(keysId);
}

async function clearAll(memberId: string) {
  const { clearConversations: forgetConversations } = await import('./clear-conversations.ts');
  await forgetConversations(memberId).catch(() => undefined);
}
