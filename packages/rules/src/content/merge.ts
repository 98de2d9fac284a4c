import { type Normalised, originalSpan } from './reading/normalise.ts';
import type { ContactDetail, ContactKind } from './spans.ts';

// Where passages overlap the one that says more stays: digits of a card are no telephone number.
const RANK: Readonly<Record<ContactKind, number>> = { payment: 0, email: 1, url: 2, handle: 3, phone: 4 };

/** Passages of the original text, in order, none over another. */
export function merge(found: readonly ContactDetail[], normalised: Normalised): ContactDetail[] {
  const byRank = found.toSorted((one, other) => RANK[one.kind] - RANK[other.kind] || one.start - other.start || other.end - one.end);
  const kept: ContactDetail[] = [];
  const taken = new Uint8Array(normalised.text.length);
  for (const detail of byRank) {
    if (taken[detail.start] || taken[detail.end - 1]) continue;
    taken.fill(1, detail.start, detail.end);
    kept.push(detail);
  }
  return kept
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, kind }) => ({ ...originalSpan(normalised, start, end), kind }));
}
