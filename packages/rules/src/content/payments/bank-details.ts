import { hasHardGap } from '../numbers/phone-shapes.ts';
import type { Piece, Run } from '../reading/digits.ts';
import { fold } from '../reading/normalise.ts';
import { type Reading, type Token, isWord } from '../reading/tokens.ts';
import type { ContactDetail } from '../spans.ts';
import { isIban, isLuhn } from './checksums.ts';

const CARD_STEMS = fold('card visa mastercard карт сбер моно приват тиньк כרטיס הכרטיס אשראי بطاق البطاق').split(' ');
const HAN_CARD = /[卡匯汇]/u;
const [SHORTEST_CARD, LONGEST_CARD] = [13, 19];

/** Finds card numbers: digits with a valid checksum, in one piece, as a separate run, or in groups of four. */
export function findCards({ tokens }: Reading, runs: readonly Run[]): ContactDetail[] {
  const found: ContactDetail[] = [];
  for (const run of runs) {
    for (let index = 0; index < run.length;) {
      const count = piecesOfCard(run, index, tokens);
      const [first, last] = [run[index], run[index + count - 1]];
      if (count > 0 && first && last) found.push({ start: first.start, end: last.end, kind: 'payment' });
      index += Math.max(1, count);
    }
  }
  return found;
}

function piecesOfCard(run: Run, index: number, tokens: readonly Token[]): number {
  const { length } = run[index]?.digits ?? '';
  if (index > 0 && length !== 4 && length < SHORTEST_CARD) return 0;
  const counts = [index === 0 && run.length <= LONGEST_CARD ? run.length : 0, foursFrom(run, index) + 1, foursFrom(run, index), 1];
  return counts.find((count) => count > 0 && isCard(run.slice(index, index + count), tokens)) ?? 0;
}

/** Returns how many pieces of four digits follow each other, up to four; "4-6-5" counts as three. */
function foursFrom(run: Run, index: number): number {
  let count = 0;
  while (count < 4 && run[index + count]?.digits.length === 4) count += 1;
  if (count === 1 && run[index + 1]?.digits.length === 6 && run[index + 2]?.digits.length === 5) return 3;
  return count < 4 ? 0 : count;
}

function isCard(pieces: readonly Piece[], tokens: readonly Token[]): boolean {
  if (pieces.length > 1 && hasHardGap(pieces.slice(1).map(({ gap }) => gap))) return false;
  const digits = pieces.map((piece) => piece.digits).join('');
  if (digits.length < SHORTEST_CARD || digits.length > LONGEST_CARD || !/^[2-6]/u.test(digits) || new Set(digits).size < 2) return false;
  if (isLuhn(digits) && (digits.length > 14 || /^[45]/u.test(digits))) return true;
  return digits.length > 15 && hasCardWord(pieces[0]?.token ?? 0, tokens);
}

function hasCardWord(token: number, tokens: readonly Token[]): boolean {
  return tokens
    .slice(Math.max(0, token - 4), token)
    .some(({ text, script }) => CARD_STEMS.some((stem) => text.startsWith(stem)) || (script === 'han' && HAN_CARD.test(text)));
}

// Length of an account number by country; other countries are ignored.
const IBAN_LENGTHS = new Map(
  `al28 ad24 at20 az28 bh22 by28 be16 ba20 br29 bg22 hr21 cy28 cz24 dk18 ee20 eg29 fi18 fr27 ge22 de22 gi23 gr27 hu28 is26 ie22 il23
  it27 jo30 kz20 kw30 lv21 lb28 li21 lt20 lu20 mt31 md24 mc27 me22 nl18 mk19 no15 pk24 ps29 pl28 pt25 qa29 ro24 ru33 sm27 sa24 rs22
  sk24 si19 es24 se24 ch21 tn24 tr26 ua29 ae23 gb22 iq23 ly25`
    .split(/\s+/u)
    .map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Finds account numbers with a valid checksum, in one piece or in groups. */
export function findAccounts({ tokens }: Reading): ContactDetail[] {
  const found: ContactDetail[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token?.latin || token.digits < 2 || !/^[a-z]{2}[0-9]{2}/u.test(token.text)) continue;
    const length = IBAN_LENGTHS.get(token.text.slice(0, 2));
    const account = length && accountFrom(tokens, index, length);
    if (account && isIban(account.text)) found.push({ start: token.start, end: account.end, kind: 'payment' });
  }
  return found;
}

function accountFrom(tokens: readonly Token[], first: number, length: number): { text: string; end: number } | undefined {
  let text = '';
  for (let index = first; text.length < length; index += 1) {
    const token = tokens[index];
    if (token?.text === '-' && index > first) continue;
    if (!isWord(token) || !token.latin || (index > first && token.gap > 2)) return undefined;
    text += token.text;
    if (text.length === length) return { text, end: token.end };
  }
  return undefined;
}
