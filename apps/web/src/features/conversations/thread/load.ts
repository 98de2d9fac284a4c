import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ConversationEntry } from '@subrosa/contract/conversations/schemas';
import { silentClient } from '../../../shared/api/client.ts';
import { openEntries, type TimelineEntry } from './entries.ts';
import { mergeEntries, classifySequence, replacedBy } from './merge.ts';
import { clearSynced, getSyncedState, resync } from './sync.ts';
import { cachedThread, cachedThreads, type Thread, threadOf } from './thread.ts';

/** Live updates received while a page is loading, which may be older, and whether some may have been missed. */
type PendingArrivals = { received: ConversationEntry[]; hasMissed: boolean };

const pendingArrivals = new Map<string, PendingArrivals>();

/** Loads the newest page, and the keys with which it was encrypted. */
export async function loadThread(conversationId: string): Promise<void> {
  try {
    await loadNewest(conversationId);
    await refreshKeys(conversationId);
  } catch (error) {
    threadOf(conversationId).setState({ status: 'failed', error });
  }
}

async function loadNewest(conversationId: string): Promise<void> {
  const since: PendingArrivals = { received: [], hasMissed: false };
  pendingArrivals.set(conversationId, since);
  try {
    const { entries, newest, more } = await silentClient.call(conversations.listMessages, { params: { id: conversationId } });
    const shown = await openEntries(conversationId, entries);
    threadOf(conversationId).setState(({ outbox }) => ({
      status: 'ready',
      error: null,
      entries: shown,
      newest,
      hasOlder: more,
      outbox: withoutSent(outbox, shown),
    }));
  } finally {
    if (pendingArrivals.get(conversationId) === since) pendingArrivals.delete(conversationId);
  }
  for (const entry of since.received) await receiveEntry(conversationId, entry);
  if (since.hasMissed) await refresh(conversationId);
}

/** Loads the page before the cached entries. */
export async function loadOlder(conversationId: string): Promise<void> {
  const thread = threadOf(conversationId);
  const { entries: cached, hasOlder, isLoadingOlder } = thread.getState();
  const [oldest] = cached;
  if (!oldest || !hasOlder || isLoadingOlder) return;
  thread.setState({ isLoadingOlder: true, error: null });
  try {
    const { entries, more } = await silentClient.call(conversations.listMessages, {
      params: { id: conversationId },
      query: { before: oldest.sequence },
    });
    const shown = await openEntries(conversationId, entries);
    thread.setState(({ entries: now }) => ({ entries: mergeEntries(shown, now), hasOlder: more }));
  } catch (error) {
    thread.setState({ error });
  }
  thread.setState({ isLoadingOlder: false });
}

/** Loads all entries after the newest cached one. */
export async function catchUp(conversationId: string): Promise<void> {
  const thread = cachedThread(conversationId);
  if (thread?.getState().status !== 'ready') return;
  for (let more = true; more;) {
    const { newest } = thread.getState();
    const page = await silentClient.call(conversations.listMessages, { params: { id: conversationId }, query: { after: newest } });
    await addEntries(conversationId, page.entries);
    more = page.more && page.entries.length > 0;
  }
}

/** Refetches the newest page, because changes of cached entries leave no gap in the sequence. */
export async function refresh(conversationId: string): Promise<void> {
  const loading = pendingArrivals.get(conversationId);
  if (loading) loading.hasMissed = true;
  const thread = cachedThread(conversationId);
  if (thread?.getState().status !== 'ready') return;
  const { entries } = await silentClient.call(conversations.listMessages, { params: { id: conversationId } });
  const [first] = entries;
  if (first && first.sequence > thread.getState().newest + 1) await catchUp(conversationId);
  await addEntries(conversationId, entries);
}

/** Applies an entry of a live update when it follows the cached ones; fetches the missing entries before it otherwise. */
export async function receiveEntry(conversationId: string, entry: ConversationEntry): Promise<void> {
  pendingArrivals.get(conversationId)?.received.push(entry);
  const thread = cachedThread(conversationId);
  if (thread?.getState().status !== 'ready') return;
  if (classifySequence(thread.getState().newest, entry.sequence) === 'gap') await catchUp(conversationId);
  else await addEntries(conversationId, [entry]);
}

/** Adds new or changed entries. */
async function addEntries(conversationId: string, entries: readonly ConversationEntry[]): Promise<void> {
  const thread = threadOf(conversationId);
  const shown = await openEntries(conversationId, entries);
  thread.setState(({ entries: cached, earlier, newest, outbox }) => ({
    entries: mergeEntries(cached, shown),
    earlier: [...earlier, ...replacedBy(cached, shown).map((entry) => ({ kind: 'message' as const, entry }))],
    newest: Math.max(newest, ...shown.map(({ sequence }) => sequence)),
    outbox: withoutSent(outbox, shown),
    typing: {},
    arrived: shown.findLast(({ sequence }) => sequence > newest) ?? null,
  }));
}

const withoutSent = (outbox: Thread['outbox'], shown: readonly TimelineEntry[]) =>
  outbox.filter(({ id }) => !shown.some((entry) => entry.id === id));

/** Updates the state of all members' keys from the vault. */
export async function refreshKeys(conversationId: string, again = false): Promise<void> {
  const keys = await (again ? resync(conversationId) : getSyncedState(conversationId));
  threadOf(conversationId).setState(({ rotated }) => ({ keys, rotated: [...new Set([...rotated, ...keys.rotated])] }));
}

/** After a decision that concerns the keys of all members. */
export async function refreshAllKeys(): Promise<void> {
  clearSynced();
  for (const id of cachedThreads()) if (threadOf(id).getState().keys) await refreshKeys(id);
}
