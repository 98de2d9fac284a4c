import { type Token, isWord } from './tokens.ts';

const FEWEST_LETTERS = 3;
const NEVER_BETWEEN_LETTERS = new Set(['@', '+', '$', '#', ',', ';', ':', '/', '(', ')', '[', ']', '?', '!']);

/** "g m a i l", "g.m.a.i.l", "g-m-a-i-l": letters with the same separator between them become one word. */
export function joinSpacedLetters(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (!token) break;
    const last = isSingle(token) && token.digits === 0 ? lastLetter(tokens, index) : index;
    joined.push(last > index ? join(tokens, index, last) : token);
    index = last + 1;
  }
  return joined;
}

/** Returns the last token of the spelled word that begins here, or the first if there is none. */
function lastLetter(tokens: readonly Token[], first: number): number {
  const step = stepFrom(tokens, first);
  if (step === 0) return first;
  let letters = 1;
  let last = first;
  do {
    last += step;
    // A run of digits that happens to begin with a letter must keep its shape.
    if (tokens[last]?.digits === 0) letters += 1;
  } while (stepFrom(tokens, last) === step && isSameStep(tokens, first, last, step));
  return letters < FEWEST_LETTERS ? first : last;
}

/** Returns how many tokens lead to the next single letter: one over white space, two over a mark, none if it does not follow. */
function stepFrom(tokens: readonly Token[], index: number): 0 | 1 | 2 {
  const next = tokens[index + 1];
  if (!next) return 0;
  if (next.script !== 'mark') return isSingle(next) && next.gap > 0 ? 1 : 0;
  return !NEVER_BETWEEN_LETTERS.has(next.text) && isSingle(tokens[index + 2]) ? 2 : 0;
}

function isSameStep(tokens: readonly Token[], one: number, other: number, step: 1 | 2): boolean {
  if (tokens[one + step]?.gap !== tokens[other + step]?.gap) return false;
  return step === 1 || (tokens[one + 1]?.text === tokens[other + 1]?.text && tokens[one + 1]?.gap === tokens[other + 1]?.gap);
}

function join(tokens: readonly Token[], first: number, last: number): Token {
  const letters = tokens.slice(first, last + 1).filter(isWord);
  const text = letters.map((letter) => letter.text).join('');
  const digits = letters.reduce((sum, letter) => sum + letter.digits, 0);
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  const latin = letters.some((letter) => letter.latin);
  return { text, start, end, script: tokens[first]?.script ?? 'other', gap: tokens[first]?.gap ?? 0, latin, digits, mark: '', weak: false };
}

function isSingle(token: Token | undefined): token is Token {
  return token !== undefined && token.text.length === 1 && token.script !== 'mark' && token.script !== 'han';
}
