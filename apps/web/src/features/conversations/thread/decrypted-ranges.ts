import type { SequenceRange } from '@subrosa/contract/conversations/ciphertext';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import type { TimelineEntry } from './entries.ts';

type PositionedEntry = Pick<TimelineEntry, 'kind' | 'sequence'>;

const isUndecrypted = ({ kind }: PositionedEntry) => kind === 'unreadable' || kind === 'locked';

/** Returns the entries after a position that this browser has not decrypted, or not even loaded. */
export function undecryptedAfter(entries: readonly PositionedEntry[], readUpTo: number): SequenceRange[] {
  const [oldest] = entries;
  if (!oldest) return [];
  const unloaded = oldest.sequence > readUpTo + 1 ? [{ from: readUpTo + 1, to: oldest.sequence - 1 }] : [];
  const sequences = entries.filter((entry) => entry.sequence > readUpTo && isUndecrypted(entry)).map(({ sequence }) => sequence);
  const ranges = mergeRanges([...unloaded, ...sequences.map((sequence) => ({ from: sequence, to: sequence }))]);
  const [first] = ranges;
  const last = ranges.at(-1);
  // More than the server accepts: better too few messages appear as read than too many.
  return ranges.length > conversationLimits.undecryptedRanges && first && last ? [{ from: first.from, to: last.to }] : ranges;
}

/** Returns the entries in these ranges that this browser has decrypted since. */
export function decryptedSince(entries: readonly PositionedEntry[], undecrypted: readonly SequenceRange[]): SequenceRange[] {
  const isRecorded = ({ sequence }: PositionedEntry) => undecrypted.some(({ from, to }) => from <= sequence && sequence <= to);
  const open = entries.filter((entry) => !isUndecrypted(entry) && isRecorded(entry));
  const ranges = mergeRanges(open.map(({ sequence }) => ({ from: sequence, to: sequence })));
  return ranges.slice(0, conversationLimits.undecryptedRanges);
}

/** Joins adjacent ranges, which are ascending. */
function mergeRanges(ranges: readonly SequenceRange[]): SequenceRange[] {
  const merged: SequenceRange[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.from <= last.to + 1) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged;
}
