import type { TimelineEntry, TextEntry } from './entries.ts';

/** Merges both by sequence; the newer entry wins, because a message may have been deleted since. */
export function mergeEntries(cached: readonly TimelineEntry[], more: readonly TimelineEntry[]): TimelineEntry[] {
  const bySequence = new Map([...cached, ...more].map((entry) => [entry.sequence, entry]));
  return [...bySequence.values()].toSorted((one, other) => one.sequence - other.sequence);
}

/** Cached messages that newer entries replace by an edit or a deletion. */
export function replacedBy(cached: readonly TimelineEntry[], more: readonly TimelineEntry[]): TextEntry[] {
  const newer = new Map(more.map((entry) => [entry.sequence, entry]));
  return cached.filter((entry): entry is TextEntry => {
    const next = newer.get(entry.sequence);
    if (entry.kind !== 'text' || !next || next.kind === 'unreadable') return false;
    return next.kind !== 'text' || next.encrypted.commitment !== entry.encrypted.commitment;
  });
}

/** Whether a new entry follows the cached ones, is known already, or leaves a gap that must be fetched. */
export function classifySequence(newest: number, sequence: number): 'next' | 'known' | 'gap' {
  if (sequence <= newest) return 'known';
  return sequence === newest + 1 ? 'next' : 'gap';
}
