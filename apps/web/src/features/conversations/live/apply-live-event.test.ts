import type { ConversationEntry, ConversationView } from '@subrosa/contract/conversations/schemas';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { conversationKey, listKey } from '../api/query-keys.ts';
import { applyLiveEvent, withCursor, withEntry } from './apply-live-event.ts';

const OWN = 'own';
const OTHER = 'other';
const member = (id: string) => ({ id, username: id, accountType: 'fetishist' as const, photo: null, keySequence: 0 });

function aView(changed: Partial<ConversationView> = {}): ConversationView {
  return {
    id: 'first',
    kind: 'direct',
    members: [OWN, OTHER].map((id) => ({ ...member(id), readUpTo: 0, deliveredUpTo: 0, undecrypted: [], joinedAfter: 0 })),
    group: null,
    epoch: 0,
    newest: 4,
    peerMayRead: true,
    readUpTo: 4,
    unread: 0,
    archived: false,
    muted: false,
    mutedUntil: null,
    pinned: false,
    pins: [],
    last: anEntry(4),
    can: { read: true, send: true, report: true, because: null },
    ...changed,
  };
}

function anEntry(sequence: number, senderId = OTHER): ConversationEntry {
  return { kind: 'auto', id: `entry-${sequence}`, sequence, senderId, sentAt: '2026-11-16T12:00:00Z', text: 'Back on Monday.' };
}

const liveEntry = (entry: ConversationEntry) => ({ kind: 'entry', conversationId: 'first', entry }) as const;

describe('a live entry', () => {
  it('becomes the last entry, and counts as unread when another member wrote it', () => {
    expect(withEntry(aView(), anEntry(5), OWN)).toMatchObject({ newest: 5, unread: 1, last: { sequence: 5 } });
    expect(withEntry(aView(), anEntry(5, OWN), OWN)).toMatchObject({ newest: 5, unread: 0 });
  });

  it('replaces the entry that it changes, without a count', () => {
    const changed = { ...anEntry(4), kind: 'deleted' } as ConversationEntry;
    expect(withEntry(aView(), changed, OWN)).toMatchObject({ newest: 4, unread: 0, last: { kind: 'deleted' } });
    expect(withEntry(aView(), anEntry(2), OWN)).toEqual(aView());
  });

  it('returns null after a gap, in the archive, and for a change of a group’s members', () => {
    expect(withEntry(aView(), anEntry(6), OWN)).toBeNull();
    expect(withEntry(aView({ archived: true }), anEntry(5), OWN)).toBeNull();
    const event = { ...anEntry(5), kind: 'event', what: 'left', memberIds: [OTHER] } as unknown as ConversationEntry;
    expect(withEntry(aView(), event, OWN)).toBeNull();
  });

  it('moves its conversation to the top of the cached lists without a request', () => {
    const queryClient = new QueryClient();
    const lists = { pages: [{ conversations: [aView({ id: 'second' })] }, { conversations: [aView()] }], pageParams: [] };
    queryClient.setQueryData(listKey('all', ''), lists);
    queryClient.setQueryData(conversationKey('first'), aView());
    applyLiveEvent(queryClient, OWN, liveEntry(anEntry(5)));
    const cached = queryClient.getQueryData<typeof lists>(listKey('all', ''));
    expect(cached?.pages.map(({ conversations }) => conversations.map(({ id, newest }) => [id, newest]))).toEqual([
      [
        ['first', 5],
        ['second', 4],
      ],
      [],
    ]);
    expect(queryClient.getQueryState(listKey('all', ''))?.isInvalidated).toBe(false);
  });

  it('invalidates the lists when none contains its conversation', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(listKey('all', ''), { pages: [{ conversations: [] }], pageParams: [] });
    applyLiveEvent(queryClient, OWN, liveEntry(anEntry(1)));
    expect(queryClient.getQueryState(listKey('all', ''))?.isInvalidated).toBe(true);
  });
});

describe('a live read position', () => {
  it('updates the member; the viewer’s own other device resets the unread count', () => {
    const cursor = { kind: 'cursor' as const, conversationId: 'first', readUpTo: 4, deliveredUpTo: 4, undecrypted: [] };
    expect(withCursor(aView({ unread: 3 }), { ...cursor, memberId: OTHER }, OWN)).toMatchObject({
      unread: 3,
      members: [{ readUpTo: 0 }, { readUpTo: 4 }],
    });
    expect(withCursor(aView({ unread: 3, readUpTo: 1 }), { ...cursor, memberId: OWN }, OWN)).toMatchObject({ unread: 0, readUpTo: 4 });
    expect(withCursor(aView({ unread: 3 }), { ...cursor, memberId: OWN, readUpTo: 2 }, OWN)).toBeNull();
  });
});
