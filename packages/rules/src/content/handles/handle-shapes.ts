import { type Name, type Names, wordsOf } from '../reading/names.ts';
import { type Reading, type Token, isNumber } from '../reading/tokens.ts';
import { appOf } from './apps.ts';

/** A possible name on an app. */
export interface Handle {
  start: number;
  end: number;
  first: number;
  last: number;
  text: string;
  /** Contains a digit, an underscore or a dot, as words do not. */
  shaped: boolean;
  /** Only digits. */
  number: boolean;
  /** It ends its sentence. */
  closing: boolean;
}

const SHORTEST = 3;
const LONGEST = 70;
const FILE_ENDINGS = new Set(
  'jpg jpeg png gif pdf doc docx txt zip rar mp3 mp4 mov avi js ts css html htm xls xlsx csv json ppt pptx heic psd md raw xml exe'.split(
    ' ',
  ),
);
const MEASURED = /^[0-9]+(?:st|nd|rd|th|am|pm|h|hr|hrs|k|m|g|x|s|d|kg|cm|km|mm|min|yo|yrs|gb|mb|px|w|v|%)$/u;
// Endings of adjectives and nouns, which invented names rarely have.
const WORD_TAILS = [
  'ic',
  'al',
  'ive',
  'ous',
  'y',
  'ed',
  'ing',
  'ful',
  'less',
  'ent',
  'ant',
  'able',
  'ish',
  'ary',
  'ion',
  'ers',
  'ment',
  'ness',
];

export function handleFrom(index: number, reading: Reading, names: Names): Handle | undefined {
  const { tokens } = reading;
  let first = index;
  while (tokens[first]?.text === '_' && first < index + 3) first += 1;
  const name = names.startingAt(first);
  if (!name) return undefined;
  // "live:quietfox" on Skype.
  const rest = tokens[name.first]?.text === 'live' && tokens[name.first + 1]?.text === ':' ? names.startingAt(name.first + 2) : undefined;
  return handleOf(rest ?? name, reading, index < first || rest !== undefined);
}

export function handleUpTo(index: number, reading: Reading, names: Names): Handle | undefined {
  const name = names.endingAt(index);
  return name && handleOf(name, reading, false);
}

/** Whether it differs from words of a sentence. */
export function isInvented(text: string): boolean {
  const plural = text.endsWith('s') && !text.endsWith('ss');
  return text.length >= 6 && !plural && !WORD_TAILS.some((tail) => text.endsWith(tail));
}

function handleOf(name: Name, { tokens }: Reading, marked: boolean): Handle | undefined {
  const [firstToken, lastToken] = [tokens[name.first], tokens[name.last]];
  if (!firstToken || !lastToken) return undefined;
  const tail = tailAfter(tokens, name.last);
  const { start } = firstToken;
  const end = tokens[tail]?.end ?? lastToken.end;
  if (end - start < SHORTEST || end - start > LONGEST || appOf(firstToken) || isFile(name, lastToken)) return undefined;
  const words = wordsOf(name).map((word) => tokens[word] ?? firstToken);
  if (!words.some(({ latin }) => latin)) return undefined;
  const text = words.map((word) => word.text).join('');
  const tailed = tail > name.last;
  const number = words.every(isNumber) && !tailed;
  const shaped = marked || tailed || (!number && isShaped(text, words, name));
  return { start, end, first: name.first, last: tail, text, shaped, number, closing: isClosed(tokens[tail + 1]) };
}

/** Returns the last token including suffixes that only names have: "quietfox#0420", "quietfox_". */
function tailAfter(tokens: readonly Token[], last: number): number {
  if (tagAfter(tokens, last)) return last + 2;
  const next = tokens[last + 1];
  return next?.text === '_' && next.gap === 0 ? last + 1 : last;
}

// "whatever: no thanks" begins something else.
function isClosed(next: Token | undefined): boolean {
  return next === undefined || (next.script === 'mark' && next.text !== ':');
}

function isShaped(text: string, words: readonly Token[], { rest }: Name): boolean {
  if (rest.length === 0) return words.some(({ digits }) => digits > 0) && /[a-z]/u.test(text) && !MEASURED.test(text);
  return /[a-z]/u.test(text) && (rest.some(({ mark }) => mark !== '-') || words.some(({ digits }) => digits > 0));
}

function isFile({ rest }: Name, last: Token): boolean {
  return rest.at(-1)?.mark === '.' && FILE_ENDINGS.has(last.text);
}

/** "quietfox#0420". */
function tagAfter(tokens: readonly Token[], last: number): Token | undefined {
  const [hash, number] = [tokens[last + 1], tokens[last + 2]];
  if (hash?.text !== '#' || hash.gap > 0 || !number || number.gap > 0 || !isNumber(number) || number.digits < 4 || number.digits > 5)
    return undefined;
  return number;
}
