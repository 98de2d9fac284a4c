/** Words of texts as compared by searches, for every language. */
const RUN = /[\p{L}\p{M}\p{N}]+/gu;
const HAN = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const IS_HAN = /^\p{Script=Han}/u;
const LONGEST = 40;
/** Maximum number of words of one text. */
const MOST_WORDS = 800;
/** Maximum number of words of one search. */
const MAX_SEARCH_WORDS = 10;

const runsOf = (text: string) => [...text.normalize('NFKC').toLowerCase().matchAll(RUN)].flatMap(([run]) => run.match(HAN) ?? []);

/**
 * Splits scripts without spaces into pairs of characters; the last character also stands alone, so that each one begins an
 * entry.
 */
function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}

/** Returns the words of a text without duplicates, as they are stored and compared. */
export function searchTermsOf(text: string): string[] {
  const words = runsOf(text).flatMap((run) => (IS_HAN.test(run) ? pairsOf(run) : [run.slice(0, LONGEST)]));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

export interface SearchWord {
  word: string;
  /** Whether it matches as a prefix. */
  begins: boolean;
  /** Words that it could mean with a typing error; one of them suffices. */
  others?: readonly string[];
}

/** Returns the words of a search, which must all match; the last may be incomplete. Empty if there is nothing to search for. */
export function searchWordsOf(typed: string): SearchWord[] {
  const runs = runsOf(typed);
  const sought = runs.flatMap((run, index): SearchWord[] => {
    const isLast = index === runs.length - 1;
    if (!IS_HAN.test(run)) return [{ word: run.slice(0, LONGEST), begins: isLast }];
    const pairs = pairsOf(run);
    // A single character may be anywhere; of several, each pair must match.
    return pairs.length === 1 ? pairs.map((word) => ({ word, begins: true })) : pairs.slice(0, -1).map((word) => ({ word, begins: false }));
  });
  return sought.slice(0, MAX_SEARCH_WORDS);
}
