import { findEmails } from './emails-and-links/emails.ts';
import { findLinks } from './emails-and-links/links.ts';
import { findHanHandles } from './handles/han-handles.ts';
import { findHandles } from './handles/handles.ts';
import { findMentions } from './handles/mentions.ts';
import { type Effort, findPhones } from './numbers/phones.ts';
import { findAccounts, findCards } from './payments/bank-details.ts';
import { asPaid, findCashTags, findWallets } from './payments/payments.ts';
import { findRuns } from './reading/digits.ts';
import { readNames } from './reading/names.ts';
import { normalise, type Normalised, originalSpan } from './reading/normalise.ts';
import { joinSpacedLetters } from './reading/spaced-letters.ts';
import { readSpelledMarks } from './reading/spelled-marks.ts';
import { tokenise } from './reading/tokens.ts';
import type { ContactDetail, ContactKind } from './spans.ts';

// Of overlapping passages the more specific one is kept: digits of a card are no phone number.
const RANK: Readonly<Record<ContactKind, number>> = { payment: 0, email: 1, url: 2, handle: 3, phone: 4 };

/** Returns passages of the original text, in order and without overlaps. */
function merge(found: readonly ContactDetail[], normalised: Normalised): ContactDetail[] {
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

// A very long text is processed in windows, because a single pass would cost more in garbage collection than in reading.
const WINDOW = 8192;
const OVERLAP = 512;

/** Finds contact and payment details in a text, also disguised ones; positions refer to the original text. */
export function findContactDetails(text: string): ContactDetail[] {
  const effort: Effort = { questions: 0, candidates: 0 };
  if (text.length <= WINDOW) return findInWindow(text, effort);
  const found: ContactDetail[] = [];
  for (let from = 0; from < text.length; from += WINDOW) {
    const shift = Math.max(0, from - OVERLAP);
    for (const { start, end, kind } of findInWindow(text.slice(shift, from + WINDOW + OVERLAP), effort)) {
      const begins = start + shift;
      const isOwn = begins >= from && begins < from + WINDOW && begins >= (found.at(-1)?.end ?? 0);
      if (isOwn) found.push({ start: begins, end: end + shift, kind });
    }
  }
  return found;
}

function findInWindow(text: string, effort: Effort): ContactDetail[] {
  const normalised = normalise(text);
  const written = { normalised, tokens: tokenise(normalised) };
  const runs = findRuns(written);
  const read = { normalised, tokens: readSpelledMarks(joinSpacedLetters(written.tokens), normalised) };
  const names = readNames(read.tokens);
  const found = [
    findCards(written, runs),
    findAccounts(written),
    findWallets(written),
    findCashTags(written),
    findEmails(read, names),
    findLinks(read, names),
    findHandles(read, names),
    findHanHandles(read, names),
    findMentions(read, names),
    findPhones(written, runs, effort),
  ].flat();
  return merge(asPaid(found, written), normalised);
}
