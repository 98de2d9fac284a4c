import { findEmails } from './emails-and-links/emails.ts';
import { findLinks } from './emails-and-links/links.ts';
import { findHanHandles } from './handles/han-handles.ts';
import { findHandles } from './handles/handles.ts';
import { findMentions } from './handles/mentions.ts';
import { merge } from './merge.ts';
import { type Effort, findPhones } from './numbers/phones.ts';
import { findAccounts, findCards } from './payments/bank-details.ts';
import { asPaid, findCashTags, findWallets } from './payments/payments.ts';
import { findRuns } from './reading/digits.ts';
import { readNames } from './reading/names.ts';
import { normalise } from './reading/normalise.ts';
import { joinSpacedLetters } from './reading/spaced-letters.ts';
import { readSpelledMarks } from './reading/spelled-marks.ts';
import { tokenise } from './reading/tokens.ts';
import type { ContactDetail } from './spans.ts';

// Read at once, a very long text costs more in garbage than in reading.
const WINDOW = 8192;
const OVERLAP = 512;

/** Where a text tells how to reach or pay somebody elsewhere, however it is disguised; places are of the text as given. */
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
