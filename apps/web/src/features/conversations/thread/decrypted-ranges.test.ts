import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { describe, expect, it } from 'vitest';
import { decryptedSince, undecryptedAfter } from './decrypted-ranges.ts';

const entriesOf = (from: number, kinds: string) =>
  kinds
    .split('')
    .map((kind, index) => ({ sequence: from + index, kind: kind === 't' ? 'text' : kind === 'u' ? 'unreadable' : 'locked' }) as const);

describe('undecryptedAfter', () => {
  it('returns the entries after the position that could not be decrypted', () => {
    expect(undecryptedAfter(entriesOf(1, 'utuultt'), 2)).toEqual([{ from: 3, to: 5 }]);
    expect(undecryptedAfter(entriesOf(1, 'ttt'), 0)).toEqual([]);
    expect(undecryptedAfter([], 4)).toEqual([]);
  });

  it('includes entries that were not loaded', () => {
    expect(undecryptedAfter(entriesOf(60, 'tutt'), 8)).toEqual([
      { from: 9, to: 59 },
      { from: 61, to: 61 },
    ]);
    expect(undecryptedAfter(entriesOf(60, 'utt'), 8)).toEqual([{ from: 9, to: 60 }]);
  });

  it('returns one range instead of more than the server accepts', () => {
    const entries = entriesOf(1, 'ut'.repeat(conversationLimits.undecryptedRanges + 1));
    expect(undecryptedAfter(entries, 0)).toEqual([{ from: 1, to: 2 * conversationLimits.undecryptedRanges + 1 }]);
  });
});

describe('decryptedSince', () => {
  it('returns what is decrypted now of the recorded ranges', () => {
    const recorded = [
      { from: 2, to: 4 },
      { from: 6, to: 6 },
    ];
    expect(decryptedSince(entriesOf(1, 'ttutttt'), recorded)).toEqual([
      { from: 2, to: 2 },
      { from: 4, to: 4 },
      { from: 6, to: 6 },
    ]);
    expect(decryptedSince(entriesOf(1, 'tullltu'), recorded)).toEqual([{ from: 6, to: 6 }]);
    expect(decryptedSince(entriesOf(1, 'ttt'), [])).toEqual([]);
  });
});
