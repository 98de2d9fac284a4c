import { describe, expect, it } from 'vitest';
import type { TimelineEntry } from './entries.ts';
import { mergeEntries, classifySequence } from './merge.ts';

const entry = (sequence: number, kind: 'locked' | 'deleted' = 'locked'): TimelineEntry => ({
  kind,
  id: `id-${sequence}`,
  sequence,
  sentAt: '2026-11-15T12:00:00.000Z',
  senderId: 'felix',
});

describe('what is held of a conversation', () => {
  it('is in the order of the conversation, each place once', () => {
    expect(mergeEntries([entry(2), entry(3)], [entry(1), entry(2)]).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it('takes a deletion in the place of the message', () => {
    expect(mergeEntries([entry(1), entry(2)], [entry(1, 'deleted')]).map(({ kind }) => kind)).toEqual(['deleted', 'locked']);
  });

  it('notices what was missed', () => {
    expect([classifySequence(4, 5), classifySequence(4, 4), classifySequence(4, 7)]).toEqual(['next', 'known', 'gap']);
  });
});
