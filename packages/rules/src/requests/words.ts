/** Words of texts as a search compares them: no language is assumed, and none is left out. */
const RUN = /[\p{L}\p{M}\p{N}]+/gu;
const HAN = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const IS_HAN = /^\p{Script=Han}/u;
const LONGEST = 40;
/** Of one text. */
const MOST_WORDS = 800;
/** Of one search. */
const MAX_SEARCH_WORDS = 10;

const runsOf = (text: string) => [...text.normalize('NFKC').toLowerCase().matchAll(RUN)].flatMap(([run]) => run.match(HAN) ?? []);

/** Scripts without spaces are cut into pairs of letters; the last one stands alone, so that every letter begins something. */
function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
}

/** Every word of a text, once. */
export function wordsOf(text: string): string[] {
  const words = runsOf(text).flatMap((run) => (IS_HAN.test(run) ? pairsOf(run) : [run.slice(0, LONGEST)]));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

export interface SearchWord {
  word: string;
  /** It may go on. */
  begins: boolean;
}

/** What a search looks for, all of it; the last word may be unfinished. Empty where nothing can be looked for. */
export function searchWordsOf(typed: string): SearchWord[] {
  const runs = runsOf(typed);
  const sought = runs.flatMap((run, index): SearchWord[] => {
    const isLast = index === runs.length - 1;
    if (!IS_HAN.test(run)) return [{ word: run.slice(0, LONGEST), begins: isLast }];
    const pairs = pairsOf(run);
    // A letter alone may stand anywhere; of more, every pair is asked for.
    return pairs.length === 1 ? pairs.map((word) => ({ word, begins: true })) : pairs.slice(0, -1).map((word) => ({ word, begins: false }));
  });
  return sought.slice(0, MAX_SEARCH_WORDS);
}
