import type { Token } from './tokens.ts';
import { PLAIN_ENDINGS, SURE_ENDINGS } from './top-level-domains.ts';

/** Words joined by marks as in email addresses and domains: `lena.voss`, `quiet-fox_22`, `example [dot] com`. */
export interface Name {
  /** Tokens from `first` to `last`, both inclusive. */
  first: number;
  last: number;
  /** The words after the first one, each with the mark before it. */
  rest: readonly Link[];
}

interface Link {
  mark: string;
  word: number;
}

export interface Names {
  all: readonly Name[];
  /** By the token with which a name begins or ends. */
  startingAt: (token: number) => Name | undefined;
  endingAt: (token: number) => Name | undefined;
}

const NOTHING_MORE: readonly Link[] = [];
const LONGEST_LINK = 3;
const FURTHEST_GAP = 2;
const DOTS = new Set(['.', '·', '•', '・', ',']);

export function readNames(tokens: readonly Token[]): Names {
  const all: Name[] = [];
  const starting = new Int32Array(tokens.length).fill(-1);
  const ending = new Int32Array(tokens.length).fill(-1);
  for (let index = 0; index < tokens.length;) {
    if (!startsName(tokens[index])) {
      index += 1;
      continue;
    }
    const name = nameFrom(tokens, index);
    starting[name.first] = all.length;
    ending[name.last] = all.length;
    all.push(name);
    index = name.last + 1;
  }
  return { all, startingAt: (token) => all[starting[token] ?? -1], endingAt: (token) => all[ending[token] ?? -1] };
}

function startsName(token: Token | undefined): token is Token {
  return token !== undefined && token.script === 'alphabet' && token.mark === '';
}

function nameFrom(tokens: readonly Token[], first: number): Name {
  let link = linkAfter(tokens, first);
  if (!link) return { first, last: first, rest: NOTHING_MORE };
  const rest: Link[] = [];
  let last = first;
  while (link) {
    rest.push(link);
    last = link.word;
    link = linkAfter(tokens, last);
  }
  return { first, last, rest };
}

function linkAfter(tokens: readonly Token[], index: number): Link | undefined {
  const mark = tokens[index + 1];
  if (!mark || mark.mark === '') return undefined;
  const isDotted = mark.mark === '.' || DOTS.has(mark.text);
  if (!isDotted && mark.mark !== '_' && mark.mark !== '-' && mark.mark !== '+') return undefined;
  const next = index + 1 + lengthOfLink(tokens, index + 1);
  const word = tokens[next];
  if (!startsName(word) || !(isDotted ? isDot(mark, word) : isGlue(mark, word))) return undefined;
  return { mark: isDotted ? '.' : mark.mark, word: next };
}

/** "__" is one link, like "_". */
function lengthOfLink(tokens: readonly Token[], index: number): number {
  let length = 1;
  while (length < LONGEST_LINK && tokens[index]?.text === '_' && tokens[index + length]?.text === '_') length += 1;
  return length;
}

function isGlue(mark: Token, word: Token): boolean {
  return isSpelled(mark) ? near(mark, word) && mark.mark === '_' : mark.gap === 0 && word.gap === 0;
}

function isDot(mark: Token, word: Token): boolean {
  if (isSpelled(mark)) return near(mark, word);
  const glued = mark.gap === 0 && word.gap === 0;
  if (mark.text !== '.') return glued && SURE_ENDINGS.has(unleeted(word));
  if (glued || (mark.gap > 0 && word.gap > 0)) return near(mark, word);
  return word.gap <= 1 && mark.gap <= 1 && (mark.gap > 0 ? PLAIN_ENDINGS : SURE_ENDINGS).has(unleeted(word));
}

/** Digits that stand for letters: "c0m", "gmai1". */
export function unleeted({ text, digits }: Token): string {
  return digits === 0 || digits === text.length ? text : text.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('3', 'e');
}

function isSpelled({ text, mark, weak }: Token): boolean {
  return weak || text !== mark;
}

function near(mark: Token, word: Token): boolean {
  return mark.gap <= FURTHEST_GAP && word.gap <= FURTHEST_GAP;
}

/** The token indexes of the words of a name. */
export function wordsOf({ first, rest }: Name): number[] {
  return [first, ...rest.map(({ word }) => word)];
}
