import { ZxcvbnFactory, type DictionaryMatch, type MatchExtended } from '@zxcvbn-ts/core';
import type { GolombSet } from './golomb-set.ts';
import type { Lists } from './lists.ts';
import { spellings } from './spellings.ts';

/** What makes a password easy to guess, as advice for the member. */
export type Weakness = 'personal' | 'known' | 'pattern';

export type Estimate = {
  /** The number of guesses that an attacker needs who knows how people choose passwords. */
  guesses: number;
  weakness: Weakness | null;
};

/** A password takes at least as many guesses as its beginning; estimating a longer one would take seconds. */
const LONGEST = 40;

export type Estimator = (password: string, personalWords: readonly string[]) => Estimate;

/** zxcvbn with our word lists, the leaked passwords, and the spellings in other alphabets. */
export function createEstimator({ words, graphs, leaked }: Lists): Estimator {
  const zxcvbn = new ZxcvbnFactory({ dictionary: words, graphs, l33tMaxSubstitutions: 20 });
  // Calls internal parts of zxcvbn, because its own score adds 10,000 guesses to the power of the number of parts: with a hyphen, a year
  // and an exclamation mark, every word would need a trillion.
  const guess = (password: string, personalWords: readonly string[]) => {
    const matches = zxcvbn['main'](password, [...personalWords]);
    if (matches instanceof Promise) throw new TypeError('a matcher is asynchronous');
    const all = [...matches, ...matchLeaked(password, leaked), ...matchEnding(password)];
    return zxcvbn['scoring'].mostGuessableMatchSequence(password, all, true);
  };
  return (password, personalWords) => {
    const [first, ...others] = spellings(password.slice(0, LONGEST)).map((spelling) => guess(spelling.slice(0, LONGEST), personalWords));
    if (!first) throw new TypeError('a password has a spelling');
    const least = others.reduce((best, other) => (other.guesses < best.guesses ? other : best), first);
    return { guesses: least.guesses, weakness: weaknessOf(least.sequence, password) };
  };
}

const LEAKED_SHORTEST = 7;
const LEAKED_LONGEST = 24;

/** Finds every part of the password that is a leaked password, ignoring case. */
function matchLeaked(password: string, leaked: GolombSet): DictionaryMatch[] {
  const matches: DictionaryMatch[] = [];
  for (const { 0: run, index } of password.toLowerCase().matchAll(/[a-z\d]+/g)) {
    for (let start = 0; start + LEAKED_SHORTEST <= run.length; start += 1) {
      for (let end = start + LEAKED_SHORTEST; end <= Math.min(run.length, start + LEAKED_LONGEST); end += 1) {
        const isLeaked = leaked.has(run.slice(start, end));
        if (isLeaked) matches.push(asWord(password, index + start, index + end, { list: 'leaked', rank: leaked.entries }));
      }
    }
  }
  return matches;
}

const ENDING =
  /(?<before>[^\p{L}\p{N}]?)(?<number>\d{1,2}[./-]?\d{1,2}[./-]?(?:19|20)\d\d|(?:19|20)\d\d|\d{1,4})?(?<after>[^\p{L}\p{N}]{0,3})$/u;

/**
 * The ending that people add to a word when digits and symbols are required: a number, a year or a date, with a symbol before it and some
 * after it.
 */
function matchEnding(password: string): DictionaryMatch[] {
  const found = ENDING.exec(password);
  if (!found?.groups || found[0].length < 2 || found.index === 0) return [];
  const { before = '', number = '', after = '' } = found.groups;
  const rank = (before === '' ? 1 : 3) * guessesOfNumber(number) * 5 ** after.length;
  return [asWord(password, found.index, password.length, { list: 'ending', rank })];
}

const YEARS = 60;

function guessesOfNumber(number: string): number {
  if (/^(?:1|12|123|1234|520|521|1314)?$/.test(number)) return 5;
  if (/^(?:19|20)\d\d$/.test(number)) return YEARS;
  return number.length > 4 ? 365 * YEARS : 10 ** number.length;
}

function asWord(password: string, start: number, end: number, { list, rank }: { list: string; rank: number }): DictionaryMatch {
  const token = password.slice(start, end);
  const matchedWord = token.toLowerCase();
  return { pattern: 'dictionary', i: start, j: end - 1, token, matchedWord, rank, dictionaryName: list, reversed: false, l33t: false };
}

const patterns = new Set(['date', 'regex', 'repeat', 'sequence', 'spatial', 'wordSequence']);

function weaknessOf(sequence: readonly MatchExtended[], password: string): Weakness | null {
  const isFrom = (match: MatchExtended, lists: readonly string[]) => 'dictionaryName' in match && lists.includes(match.dictionaryName);
  if (sequence.some((match) => isFrom(match, ['userInputs']))) return 'personal';
  if (sequence.some((match) => isFrom(match, ['passwords', 'leaked']) && match.token.length * 2 >= password.length)) return 'known';
  return sequence.some((match) => patterns.has(match.pattern) || isFrom(match, ['ending'])) ? 'pattern' : null;
}
