import { enclosed, lookalike } from './lookalikes.ts';

/** A normalised text, with the original position of each unit. */
export interface Normalised {
  /** Lower case, lookalikes as Latin letters, digits as 0-9, without invisible characters. */
  text: string;
  /** The same units before lookalikes and capitals were mapped; shows which letters were Latin. */
  cased: string;
  /** The original position of the character of each unit. */
  starts: Int32Array;
  original: string;
}

interface Folded {
  text: string;
  cased: string;
}

const same = (text: string): Folded => ({ text, cased: text });
const NOTHING = same('');
const SYMBOL = same('•');
const RARE_LETTER = same('\uE000');
const AT = same('@');

// One code point can decompose into a whole sentence (U+FDFA), which cannot hide contact details.
const LONGEST_DECOMPOSITION = 4;
const CIRCLED_A = 0x24d0;
const CHUNK = 4096;
const known = new Map<number, Folded>();
const ascii: readonly Folded[] = Array.from({ length: 128 }, (_, code) => foldCodePoint(code));

export function normalise(original: string): Normalised {
  const most = original.length * LONGEST_DECOMPOSITION;
  const [text, cased, starts] = [new Uint16Array(most), new Uint16Array(most), new Int32Array(most)];
  let unit = 0;
  for (let index = 0; index < original.length; index += 1) {
    const folded = foldedAt(original, index);
    for (let offset = 0; offset < folded.text.length; offset += 1) {
      text[unit] = folded.text.charCodeAt(offset);
      cased[unit] = folded.cased.charCodeAt(offset);
      starts[unit] = index;
      unit += 1;
    }
    if (isPair(original, index)) index += 1;
  }
  return { original, text: decode(text.subarray(0, unit)), cased: decode(cased.subarray(0, unit)), starts: starts.slice(0, unit) };
}

/** Converts a span of the normalised text to a span of the original. */
export function originalSpan({ original, starts }: Normalised, start: number, end: number): { start: number; end: number } {
  const last = starts[end - 1] ?? 0;
  return { start: starts[start] ?? 0, end: last + (isPair(original, last) ? 2 : 1) };
}

/** Normalises a dictionary word. */
export function fold(word: string): string {
  return normalise(word).text;
}

function decode(units: Uint16Array): string {
  let text = '';
  for (let index = 0; index < units.length; index += CHUNK) {
    text += String.fromCharCode.apply(null, units.subarray(index, index + CHUNK) as unknown as number[]);
  }
  return text;
}

function foldedAt(original: string, index: number): Folded {
  const code = original.charCodeAt(index);
  if (code < 128) return ascii[code] ?? NOTHING;
  if (code === CIRCLED_A && isLone(original, index)) return AT;
  return foldedOf(original.codePointAt(index) ?? code);
}

function isPair(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0xd800 && code <= 0xdbff && (text.codePointAt(index) ?? 0) > 0xffff;
}

function foldedOf(codePoint: number): Folded {
  const already = known.get(codePoint);
  if (already) return already;
  const folded = foldCodePoint(codePoint);
  known.set(codePoint, folded);
  return folded;
}

function foldCodePoint(codePoint: number): Folded {
  const character = String.fromCodePoint(codePoint);
  if (isWhole(codePoint)) return same(character);
  if (codePoint === 0x0a || codePoint === 0x2028 || codePoint === 0x2029) return same('\n');
  if (/[\s\u2800]/u.test(character)) return same(' ');
  const plain = enclosed(codePoint) ?? decompose(character, codePoint);
  if (plain === '' || /^[\p{Cf}\p{Cc}\p{Mn}\p{Me}\u115F\u1160]/u.test(plain)) return NOTHING;
  if (plain.length > LONGEST_DECOMPOSITION) return RARE_LETTER;
  if ((plain.codePointAt(0) ?? 0) > 0xffff) return /^\p{L}/u.test(plain) ? RARE_LETTER : SYMBOL;
  return { text: Array.from(plain, lookalike).join(''), cased: plain };
}

function decompose(character: string, codePoint: number): string {
  if (/\p{Nd}/u.test(character)) return String(digitValue(codePoint));
  if (codePoint === 0x1f51f) return '10';
  if (/\p{Pd}/u.test(character)) return '-';
  const parts = character.normalize('NFKD').replace(/[\p{Mn}\p{Me}\u0640]/gu, '');
  // "⒈" and "⑴" are a digit with a dot or brackets.
  return parts.length > 1 && /[0-9a-z]/iu.test(parts) ? parts.replace(/[().]/gu, '') : parts;
}

// Decimal digits of every script form runs that begin with a zero.
function digitValue(codePoint: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return before % 10;
}

/** Ideographs, Hangul, surrogates and private characters, the majority of code points, are not mapped. */
function isWhole(codePoint: number): boolean {
  return (codePoint >= 0x3400 && codePoint <= 0x9fff) || (codePoint >= 0xac00 && codePoint <= 0xf8ff);
}

/** "nameⓐsite": between plain letters it stands for @, between circled ones for an a. */
function isLone(text: string, index: number): boolean {
  return !isCircled(text.charCodeAt(index - 1)) && !isCircled(text.charCodeAt(index + 1));
}

function isCircled(code: number): boolean {
  return code >= 0x24b6 && code <= 0x24e9;
}
