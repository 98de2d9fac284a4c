import { fold } from './normalise.ts';
import { gluedDigits, hanDigit, isDigits, isHundred, mayContinue, numberWord, repeatWord } from './number-words.ts';
import { type Reading, type Token, isNumber, isWord } from './tokens.ts';

/** Digits from one piece of text: a group of digits, or a number word. */
export interface Piece {
  digits: string;
  start: number;
  end: number;
  /** Its first and last token. */
  token: number;
  lastToken: number;
  /** The text between it and the previous piece of its run. */
  gap: string;
  /** Written as a word or with characters that stand for digits. */
  spelled: boolean;
  /** Its value, if it is a number word. */
  value: number | undefined;
  /** "o" and similar letters count only before other pieces. */
  soft: boolean;
}

/** Pieces with only separators between them. */
export type Run = Piece[];

const FURTHEST = 7;
const FILLERS = new Set(fold('dash minus hyphen space then and дефис дефіс тире пробел пробіл и та і').split(' '));
const SOFT = new Map([
  ['o', '0'],
  ['oh', '0'],
  ['l', '1'],
]);
const LETTERS_BEFORE_A_NUMBER = 6;
// Marks of prices and tables, which separate numbers.
const PARTING = /[%±=$€£¥₴₽₪<>"'@]/u;
const PLAIN = ' -.,/';
const LONGEST_GLUED = 40;

export function findRuns({ tokens, normalised: { text } }: Reading): Run[] {
  const runs: Run[] = [];
  let run: Run = [];
  const close = () => {
    const kept = withoutSoftEnd(run);
    if (kept.length > 0) runs.push(kept);
    run = [];
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!isWord(token)) continue;
    if (isHundred(token.text) && multiplyLast(run, token, index)) continue;
    let read = token.start;
    for (const piece of piecesOf(token, index)) {
      const last = run.at(-1);
      if (piece.start > read || (last && !isNext(last, piece, text))) close();
      addTo(run, piece, tokens, text);
      read = piece.end;
    }
    if (read < token.end && run.length > 0 && !FILLERS.has(token.text)) close();
  }
  close();
  return runs;
}

const NONE: readonly Piece[] = [];

function piecesOf(token: Token, index: number): readonly Piece[] {
  const { text, start, end } = token;
  if (token.script === 'han') return hanPieces(token, index);
  if (isNumber(token)) return [pieceOf(text, start, end, index, false)];
  const value = numberWord(text);
  if (value !== undefined) return [pieceOf(String(value), start, end, index, true, value)];
  const soft = text.length < 3 ? SOFT.get(text) : undefined;
  if (soft) return [{ ...pieceOf(soft, start, end, index, true), soft: true }];
  if (repeatWord(text)) return [pieceOf('', start, end, index, true)];
  const glued = mayBeGlued(token) ? gluedDigits(text) : undefined;
  if (glued !== undefined) return [pieceOf(glued, start, end, index, true)];
  return token.digits < 7 ? NONE : tailPiece(token, index);
}

function pieceOf(digits: string, start: number, end: number, token: number, spelled: boolean, value?: number): Piece {
  return { digits, start, end, token, lastToken: token, gap: '', spelled, value, soft: false };
}

// Words without a digit are checked only if they are long: "sixohfour".
function mayBeGlued({ text, digits, script }: Token): boolean {
  return script === 'alphabet' && text.length <= LONGEST_GLUED && (digits > 0 || text.length > 5);
}

/** "tel0505550123": a number after a short word. */
function tailPiece(token: Token, index: number): readonly Piece[] {
  const letters = token.text.length - token.digits;
  const digits = token.text.slice(letters);
  if (letters > LETTERS_BEFORE_A_NUMBER || !isDigits(digits) || token.end - token.start !== token.text.length) return NONE;
  return [pieceOf(digits, token.start + letters, token.end, index, false)];
}

function hanPieces(token: Token, index: number): readonly Piece[] {
  if (token.text.length === 1) {
    const digit = hanDigit(token.text);
    return digit === undefined ? NONE : [pieceOf(digit, token.start, token.end, index, true)];
  }
  const pieces: Piece[] = [];
  let digits = '';
  for (let offset = 0; offset <= token.text.length; offset += 1) {
    const digit = hanDigit(token.text.charAt(offset));
    if (digit !== undefined) digits += digit;
    else if (digits !== '') {
      const end = token.start + offset;
      pieces.push(pieceOf(digits, end - digits.length, end, index, true));
      digits = '';
    }
  }
  return pieces;
}

/** "сорок" and "п'ять" are one piece; "double" applies to the next piece. */
function addTo(run: Run, piece: Piece, tokens: readonly Token[], text: string): void {
  const last = run.at(-1);
  if (!last) {
    run.push(piece);
    return;
  }
  const repeats = last.digits === '' ? repeatWord(tokens[last.token]?.text ?? '') : undefined;
  if (repeats)
    run[run.length - 1] = { ...piece, digits: piece.digits.repeat(repeats), start: last.start, token: last.token, gap: last.gap };
  else if (last.value !== undefined && piece.value !== undefined && mayContinue(last.value, piece.value)) {
    const value = last.value + piece.value;
    run[run.length - 1] = { ...last, digits: String(value), value, end: piece.end, lastToken: piece.lastToken };
  } else {
    piece.gap = text.slice(last.end, piece.start);
    run.push(piece);
  }
}

/** "five" becomes "five hundred". */
function multiplyLast(run: Run, token: Token, index: number): boolean {
  const last = run.at(-1);
  if (!last?.value || last.value > 9 || last.lastToken !== index - 1) return false;
  const value = last.value * 100;
  run[run.length - 1] = { ...last, digits: String(value), value, end: token.end, lastToken: index };
  return true;
}

function isNext(last: Piece, piece: Piece, text: string): boolean {
  const distance = piece.start - last.end;
  if (distance === 0 || (distance === 1 && PLAIN.includes(text.charAt(last.end)))) return true;
  if (distance > FURTHEST) return false;
  const gap = text.slice(last.end, piece.start);
  return !PARTING.test(gap) && gap.indexOf('\n') === gap.lastIndexOf('\n');
}

function withoutSoftEnd(run: Run): Run {
  let last = run.length;
  while (last > 0 && (run[last - 1]?.soft || run[last - 1]?.digits === '')) last -= 1;
  return last === run.length ? run : run.slice(0, last);
}
