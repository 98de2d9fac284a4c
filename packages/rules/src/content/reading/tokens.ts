import { type Script, classOf } from './characters.ts';
import type { Normalised } from './normalise.ts';

export interface Token {
  /** A word without apostrophes, or one mark. */
  text: string;
  /** Position in the normalised text; `end` is exclusive. */
  start: number;
  end: number;
  script: Script | 'mark';
  /** White space before it, in units. */
  gap: number;
  /** Whether any of its letters was written in Latin, or it is a number. */
  latin: boolean;
  /** The number of its digits. */
  digits: number;
  /** The mark that it stands for: "@" for "собака". Empty for an ordinary word. */
  mark: string;
  /** A plain word that may or may not stand for its mark: "at", "dot", "точка". */
  weak: boolean;
}

/** A text and its tokens. */
export interface Reading {
  normalised: Normalised;
  tokens: readonly Token[];
}

/** Splits a text into words of one script and single marks; `gap` records white space. */
export function tokenise({ text, cased }: Normalised): Token[] {
  const tokens: Token[] = [];
  let gap = 0;
  for (let index = 0; index < text.length;) {
    const first = classOf(text.charCodeAt(index));
    if (first === 'space') {
      gap += 1;
      index += 1;
      continue;
    }
    if (first === 'mark' && gap === 0 && isThirdInRow(text, index)) {
      index += 1;
      continue;
    }
    const token = first === 'mark' ? markAt(text, index, gap) : wordAt(text, cased, index, first === 'digit' ? 'alphabet' : first, gap);
    tokens.push(token);
    gap = 0;
    index = token.end;
  }
  return tokens;
}

export function isWord(token: Token | undefined): token is Token {
  return token !== undefined && token.script !== 'mark';
}

/** Whether it consists of digits only. */
export function isNumber(token: Token): boolean {
  return token.digits > 0 && token.digits === token.text.length;
}

// "......" means no more than "..".
function isThirdInRow(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return index > 1 && text.charCodeAt(index - 1) === code && text.charCodeAt(index - 2) === code;
}

function markAt(text: string, start: number, gap: number): Token {
  const mark = text.charAt(start);
  return { text: mark, start, end: start + 1, script: 'mark', gap, latin: false, digits: 0, mark, weak: false };
}

function wordAt(text: string, cased: string, start: number, script: Script, gap: number): Token {
  let digits = 0;
  let latin = false;
  let apostrophes = false;
  let end = start;
  for (; end < text.length; end += 1) {
    const found = classOf(text.charCodeAt(end));
    if (found === 'digit' && script === 'alphabet') digits += 1;
    else if (found === 'mark' && isInnerApostrophe(text, end, start, script)) apostrophes = true;
    else if (found !== script) break;
    latin ||= script === 'alphabet' && found !== 'mark' && cased.charCodeAt(end) < 128;
  }
  const written = text.slice(start, end);
  return { text: apostrophes ? withoutApostrophes(written) : written, start, end, script, gap, latin, digits, mark: '', weak: false };
}

function isInnerApostrophe(text: string, index: number, start: number, script: Script): boolean {
  const mark = text[index];
  if (index === start || (mark !== "'" && !(mark === '"' && script === 'hebrew'))) return false;
  return classOf(text.charCodeAt(index - 1)) === script && classOf(text.charCodeAt(index + 1)) === script;
}

function withoutApostrophes(written: string): string {
  const owner = written.endsWith("'s") ? written.slice(0, -2) : written;
  return owner.replaceAll("'", '').replaceAll('"', '');
}
