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
    members: [OWN, OTHER].map((id) => ({ ...member(id), readUpTo: 0, deliveredUpTo: 0 })),
    group: null,
    epoch: 0,
    newest: 4,
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

describe('an entry that was told', () => {
  it('is the last one, and counts as unread where somebody else wrote it', () => {
    expect(withEntry(aView(), anEntry(5), OWN)).toMatchObject({ newest: 5, unread: 1, last: { sequence: 5 } });
    expect(withEntry(aView(), anEntry(5, OWN), OWN)).toMatchObject({ newest: 5, unread: 0 });
  });

  it('that changed stands in its place, and counts nothing', () => {
    const changed = { ...anEntry(4), kind: 'deleted' } as ConversationEntry;
    expect(withEntry(aView(), changed, OWN)).toMatchObject({ newest: 4, unread: 0, last: { kind: 'deleted' } });
    expect(withEntry(aView(), anEntry(2), OWN)).toEqual(aView());
  });

  it('after a gap, out of the archive or about the people of a group does not say everything', () => {
    expect(withEntry(aView(), anEntry(6), OWN)).toBeNull();
    expect(withEntry(aView({ archived: true }), anEntry(5), OWN)).toBeNull();
    const event = { ...anEntry(5), kind: 'event', what: 'left', memberIds: [OTHER] } as unknown as ConversationEntry;
    expect(withEntry(aView(), event, OWN)).toBeNull();
  });

  it('raises its conversation in the lists that have it, and nobody is asked', () => {
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

  it('of a conversation that no list has makes them ask', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(listKey('all', ''), { pages: [{ conversations: [] }], pageParams: [] });
    applyLiveEvent(queryClient, OWN, liveEntry(anEntry(1)));
    expect(queryClient.getQueryState(listKey('all', ''))?.isInvalidated).toBe(true);
  });
});

describe('how far somebody has come', () => {
  it('is kept with them; one’s own other device takes the count away', () => {
    const cursor = { kind: 'cursor', conversationId: 'first', readUpTo: 4, deliveredUpTo: 4 } as const;
    expect(withCursor(aView({ unread: 3 }), { ...cursor, memberId: OTHER }, OWN)).toMatchObject({
      unread: 3,
      members: [{ readUpTo: 0 }, { readUpTo: 4 }],
    });
    expect(withCursor(aView({ unread: 3, readUpTo: 1 }), { ...cursor, memberId: OWN }, OWN)).toMatchObject({ unread: 0, readUpTo: 4 });
    expect(withCursor(aView({ unread: 3 }), { ...cursor, memberId: OWN, readUpTo: 2 }, OWN)).toBeNull();
  });
});
