import type { conversationsEvent } from '@subrosa/contract/conversations/live';
import type { ConversationEntry, ConversationView } from '@subrosa/contract/conversations/schemas';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import type { QueryClient } from '@tanstack/react-query';
import { changeConversation, findConversation, raiseInLists } from '../api/cache.ts';
import { conversationKey, everyList, unreadLists } from '../api/query-keys.ts';

export type ConversationLiveEvent = (typeof conversationsEvent)['payload']['_output'];
type LiveEvent<Kind extends ConversationLiveEvent['kind']> = Extract<ConversationLiveEvent, { kind: Kind }>;

/** Applies a live update to the cache; queries are refetched only when the update is not sufficient. */
export function applyLiveEvent(queryClient: QueryClient, ownId: string, liveEvent: LiveEvent<'entry'> | LiveEvent<'cursor'>): void {
  const id = liveEvent.conversationId;
  const cached = findConversation(queryClient, id);
  const next = cached && (liveEvent.kind === 'entry' ? withEntry(cached, liveEvent.entry, ownId) : withCursor(cached, liveEvent, ownId));
  if (!next) {
    void queryClient.invalidateQueries(everyList);
    void queryClient.invalidateQueries({ queryKey: conversationKey(id) });
    return;
  }
  changeConversation(queryClient, id, () => next);
  if (next.newest > cached.newest) raiseInLists(queryClient, id);
  // The conversations of this list change with the unread counts.
  if (next.unread !== cached.unread) void queryClient.invalidateQueries(unreadLists);
}

/** Returns null when more has changed than the entry contains: after a gap, in a group whose members changed, in the archive. */
export function withEntry(view: ConversationView, entry: ConversationEntry, ownId: string): ConversationView | null {
  if (entry.kind === 'event' || view.archived) return null;
  if (entry.sequence <= view.newest) return view.last?.sequence === entry.sequence ? { ...view, last: entry } : view;
  if (entry.sequence > view.newest + 1) return null;
  const isIncoming = entry.senderId !== ownId;
  const unread = isIncoming ? Math.min(view.unread + 1, conversationLimits.unread) : view.unread;
  return { ...view, newest: entry.sequence, last: entry, unread };
}

/** Returns null when the member's own other device has read only some of the new messages. */
export function withCursor(view: ConversationView, liveEvent: LiveEvent<'cursor'>, ownId: string): ConversationView | null {
  const { memberId, readUpTo, deliveredUpTo, undecrypted } = liveEvent;
  const receipts = { readUpTo, deliveredUpTo, undecrypted };
  const members = view.members.map((member) => (member.id === memberId ? { ...member, ...receipts } : member));
  if (memberId !== ownId) return { ...view, members };
  if (readUpTo === null || readUpTo < view.newest) return null;
  return { ...view, members, readUpTo, unread: 0 };
}
