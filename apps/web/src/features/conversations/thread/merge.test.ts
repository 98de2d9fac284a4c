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

describe('mergeEntries and classifySequence', () => {
  it('sorts the entries by sequence without duplicates', () => {
    expect(mergeEntries([entry(2), entry(3)], [entry(1), entry(2)]).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it('replaces a message by its deletion', () => {
    expect(mergeEntries([entry(1), entry(2)], [entry(1, 'deleted')]).map(({ kind }) => kind)).toEqual(['deleted', 'locked']);
  });

  it('detects missed entries', () => {
    expect([classifySequence(4, 5), classifySequence(4, 4), classifySequence(4, 7)]).toEqual(['next', 'known', 'gap']);
  });
});
