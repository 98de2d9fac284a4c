import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Piece, Run } from '../reading/digits.ts';
import { fold } from '../reading/normalise.ts';
import type { Reading, Token } from '../reading/tokens.ts';
import type { ContactDetail } from '../spans.ts';
import { hasCallCue, isOtherNumber } from './number-cues.ts';
import {
  type Candidate,
  hasHardGap,
  isEverydayNumber,
  isCutFromPairs,
  isGroupedForCalling,
  isInGroups,
  isList,
  isNorthAmerican,
  isTakenApart,
} from './phone-shapes.ts';

const SHORTEST = 7;
const LONGEST = 15;
// A query of the library takes about 20 µs, and a candidate about 5 µs: in a text with more numbers than this, only the length
// decides.
const MOST_QUESTIONS = 120;
const MOST_CANDIDATES = 500;
const HOME_COUNTRIES: readonly CountryCode[] = ['UA', 'IL', 'TW', 'SA', 'AE', 'EG', 'GB', 'JO', 'DE', 'AU', 'CN'];
const CALLING_CODE = /^(1|7|20|380|44|48|49|86|852|886|966|971|972|962|961|965|974)/u;
// Reserved for fiction and examples, so no country's list contains them, but members use them in examples.
const FICTIONAL = /^(?:(?:0|0?0?44)7700900[0-9]{3}|1?5550[0-9]{6})$/u;
const LOCAL_FICTIONAL = /^555[0-9]{4}$/u;
const ABROAD = ['00', '011'];
const PLUS_WORDS = new Set(fold('plus плюс פלוס زائد 加').split(' '));

/** The effort spent on a text so far. */
export interface Effort {
  questions: number;
  candidates: number;
}

interface Reader {
  tokens: readonly Token[];
  text: string;
  effort: Effort;
}

/** Finds phone numbers among runs of digits, in any notation. */
export function findPhones({ tokens, normalised: { text } }: Reading, runs: readonly Run[], effort: Effort): ContactDetail[] {
  const reader: Reader = { tokens, text, effort };
  const found: ContactDetail[] = [];
  for (const run of runs) if (run.length >= SHORTEST || countDigits(run) >= SHORTEST) addPhones(run, reader, found);
  return found;
}

function addPhones(run: Run, reader: Reader, found: ContactDetail[]): void {
  for (let index = 0; index < run.length;) {
    const count = reader.effort.candidates < MOST_CANDIDATES ? piecesOfPhone(run, index, reader) : piecesByLength(run, index);
    const [first, last] = [run[index], run[index + count - 1]];
    if (count > 0 && first && last) found.push({ start: startOf(first, reader), end: last.end, kind: 'phone' });
    index += Math.max(1, count);
  }
}

/** Returns how many pieces from here form a phone number: first in the notation of a country, then in a disguise. */
function piecesOfPhone(run: Run, index: number, reader: Reader): number {
  const candidates = candidatesFrom(run, index, reader);
  const fits = candidates.find((candidate) => isCountryPhone(candidate, reader) && !isOther(candidate, reader));
  return (fits ?? candidates.find((candidate) => isDisguisedPhone(candidate, reader) && !isOther(candidate, reader)))?.pieces.length ?? 0;
}

function piecesByLength(run: Run, index: number): number {
  const count = piecesWithin(run, index, LONGEST);
  let digits = 0;
  for (let next = index; next < index + count; next += 1) digits += run[next]?.digits.length ?? 0;
  return digits > 9 ? count : 0;
}

/** Longest first. */
function candidatesFrom(run: Run, index: number, reader: Reader): Candidate[] {
  const longest = run.slice(index, index + piecesWithin(run, index, LONGEST + 2));
  const candidates: Candidate[] = [];
  for (let count = longest.length; count > 0; count -= 1) {
    const pieces = longest.slice(0, count);
    const digits = pieces.map((piece) => piece.digits).join('');
    if (digits.length < SHORTEST) break;
    reader.effort.candidates += 1;
    if (!isApart(run[index]) || !isApart(run[index + count])) continue;
    const whole = isPart(run[index]) && isPart(run[index + count]);
    candidates.push({ pieces, digits, gaps: pieces.slice(1).map(({ gap }) => gap), plus: hasPlus(pieces[0], reader), whole });
  }
  return candidates;
}

/** "0.0015" does not begin with 0015. */
function isApart(piece: Piece | undefined): boolean {
  return piece === undefined || piece.gap === '' || /[\s,;]/u.test(piece.gap);
}

/** Whether a new number begins with this piece. */
function isPart(piece: Piece | undefined): boolean {
  return piece === undefined || piece.gap === '' || hasHardGap([piece.gap]);
}

function piecesWithin(run: Run, index: number, most: number): number {
  let digits = 0;
  let count = 0;
  for (let piece = run[index]; piece && digits + piece.digits.length <= most; piece = run[index + count]) {
    digits += piece.digits.length;
    count += 1;
  }
  return count;
}

function countDigits(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { digits }) => sum + digits.length, 0);
}

function isOther(candidate: Candidate, { tokens }: Reader): boolean {
  if (candidate.plus) return false;
  return isEverydayNumber(candidate) || isOtherNumber(tokens, candidate.pieces[0]?.token ?? 0, candidate.pieces.at(-1)?.lastToken ?? 0);
}

/** In the notation of a country where members live. */
function isCountryPhone(candidate: Candidate, reader: Reader): boolean {
  const { digits, plus, gaps } = candidate;
  if (hasHardGap(gaps)) return false;
  if (plus) return isValid(`+${digits}`, undefined, reader);
  if (isCutFromPairs(candidate)) return false;
  if (isNorthAmerican(candidate) || FICTIONAL.test(digits)) return true;
  const abroad = ABROAD.find((prefix) => digits.startsWith(prefix));
  if (abroad) return isValid(`+${digits.slice(abroad.length)}`, undefined, reader);
  return isInGroups(candidate) && isDomestic(digits, reader);
}

function isDomestic(digits: string, reader: Reader): boolean {
  const { length } = digits;
  if (digits.startsWith('0')) return length > 8 && length < 13 && HOME_COUNTRIES.some((country) => isValid(digits, country, reader));
  if (length < 11 || length > 13) return false;
  if (digits.startsWith('8') && length === 11) return isValid(digits, 'RU', reader);
  return (
    (/^1[3-9][0-9]{9}$/u.test(digits) && isValid(digits, 'CN', reader)) ||
    (CALLING_CODE.test(digits) && isValid(`+${digits}`, undefined, reader))
  );
}

/** Spelled out, split into digits, or with a word nearby that refers to calling. */
function isDisguisedPhone(candidate: Candidate, { tokens }: Reader): boolean {
  const { digits, plus, pieces } = candidate;
  if (digits.length > LONGEST || isList(candidate)) return false;
  if (plus) return digits.length > SHORTEST && !digits.startsWith('0');
  if (digits.startsWith('00')) return digits.length > 10 && CALLING_CODE.test(digits.slice(2));
  if (isTakenApart(candidate) || LOCAL_FICTIONAL.test(digits)) return true;
  return isGroupedForCalling(candidate) && hasCallCue(tokens, pieces[0]?.token ?? 0, pieces.at(-1)?.lastToken ?? 0);
}

function isValid(number: string, country: CountryCode | undefined, reader: Reader): boolean {
  reader.effort.questions += 1;
  if (reader.effort.questions > MOST_QUESTIONS) return true;
  return parsePhoneNumberFromString(number, { ...(country && { defaultCountry: country }), extract: false })?.isValid() ?? false;
}

function hasPlus(piece: Piece | undefined, { text, tokens }: Reader): boolean {
  if (!piece) return false;
  return plusBefore(piece.start, text) !== undefined || PLUS_WORDS.has(tokens[piece.token - 1]?.text ?? '');
}

/** Returns the position of a "+" before the first digit. */
function plusBefore(start: number, text: string): number | undefined {
  for (let index = start - 1; index >= Math.max(0, start - 3); index -= 1) {
    if (text[index] === '+') return index;
    if (text[index] !== '(' && text[index] !== ' ') return undefined;
  }
  return undefined;
}

function startOf({ start }: Piece, { text }: Reader): number {
  return plusBefore(start, text) ?? (text[start - 1] === '(' ? start - 1 : start);
}
