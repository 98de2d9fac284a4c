import type { SearchWord } from './words.ts';

const IS_HAN = /^\p{Script=Han}/u;
/** Shorter words must match exactly; longer ones than this may contain a second error. */
const ONE_ERROR_FROM = 4;
const TWO_ERRORS_FROM = 8;
/** Maximum number of words that one typed word could mean. */
const MOST_MEANT = 20;

/** Words of texts, prepared for comparison. */
export interface Vocabulary {
  /** The words that a typed word could mean with one typing error, or two in a long word; the nearest first. */
  meantBy(typed: SearchWord): string[];
}

export function vocabularyOf(words: readonly string[]): Vocabulary {
  const known = new Set(words);
  const characters = words.map((word) => Array.from(word));
  const marks = characters.map(marksOf);

  function meantBy({ word, begins }: SearchWord): string[] {
    if (IS_HAN.test(word)) return known.has(word) ? [] : similarPairs(characters, Array.from(word));
    const typed = Array.from(word);
    const most = typed.length < ONE_ERROR_FROM ? 0 : typed.length < TWO_ERRORS_FROM ? 1 : 2;
    if (most === 0) return [];
    const wanted = marksOf(typed);
    const found = new Map<string, number>();
    for (const [index, candidate] of characters.entries()) {
      // Cheap: most words lack too many of the typed characters.
      if (bitsIn(wanted & ~(marks[index] ?? 0)) > most) continue;
      const near = begins ? nearestBeginning(typed, candidate, most) : wholeWord(typed, candidate, most);
      if (near && (found.get(near.word) ?? Infinity) > near.errors) found.set(near.word, near.errors);
    }
    found.delete(word);
    return [...found]
      .toSorted(([one, errors], [other, others]) => errors - others || (one < other ? -1 : 1))
      .slice(0, MOST_MEANT)
      .map(([meant]) => meant);
  }

  return { meantBy };
}

/** Replaces each word by what it could mean; null if no word could mean another. */
export function mistypedWords(sought: readonly SearchWord[], { meantBy }: Vocabulary): SearchWord[] | null {
  const meant = sought.map((one) => ({ ...one, others: meantBy(one) }));
  return meant.some(({ others }) => others.length > 0) ? meant : null;
}

/** A bit for each character; characters may share one. */
const marksOf = (characters: readonly string[]) =>
  characters.reduce((bits, character) => bits | (1 << ((character.codePointAt(0) ?? 0) & 31)), 0);

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Pairs of characters with one other character in the same position. */
const similarPairs = (all: readonly (readonly string[])[], [first, second]: readonly string[]) =>
  all
    .filter((pair) => pair.length === 2 && IS_HAN.test(pair[0] ?? '') && (pair[0] === first) !== (pair[1] === second))
    .slice(0, MOST_MEANT)
    .map((pair) => pair.join(''));

interface Near {
  word: string;
  errors: number;
}

function wholeWord(typed: readonly string[], candidate: readonly string[], most: number): Near | null {
  if (Math.abs(typed.length - candidate.length) > most) return null;
  const errors = errorsByLength(typed, candidate).at(-1) ?? Infinity;
  return errors <= most ? { word: candidate.join(''), errors } : null;
}

/** A typed word that may be unfinished is compared with the beginnings of the other, of about its length. */
function nearestBeginning(typed: readonly string[], candidate: readonly string[], most: number): Near | null {
  if (candidate.length < typed.length - most) return null;
  const errors = errorsByLength(typed, candidate.slice(0, typed.length + most));
  const least = Math.min(...errors);
  return least <= most ? { word: candidate.slice(0, errors.indexOf(least)).join(''), errors: least } : null;
}

/** For each length of a beginning of `other`: the characters added, missing or replaced, and neighbours swapped, from `typed` to it. */
function errorsByLength(typed: readonly string[], other: readonly string[]): number[] {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, length) => length)];
  for (const [row, character] of typed.entries()) {
    const next = [row + 1];
    for (const [column, candidate] of other.entries()) {
      const replaced = (last[column] ?? 0) + (character === candidate ? 0 : 1);
      const swapped = row > 0 && column > 0 && character === other[column - 1] && typed[row - 1] === candidate;
      next.push(
        Math.min(replaced, (next[column] ?? 0) + 1, (last[column + 1] ?? 0) + 1, swapped ? (before[column - 1] ?? 0) + 1 : Infinity),
      );
    }
    [before, last] = [last, next];
  }
  return last;
}
