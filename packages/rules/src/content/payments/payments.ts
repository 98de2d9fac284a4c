import { fold } from '../reading/normalise.ts';
import { isOrdinaryWord } from '../reading/ordinary-words.ts';
import { type Reading, type Token, isWord } from '../reading/tokens.ts';
import type { ContactDetail } from '../spans.ts';

const CURRENCIES = new Set('usd cad aud nzd hkd us money cash dollar dollars bill bills'.split(' '));
const PAID_BY_CONTACT = new Set(fold('zelle interac etransfer transfer киви qiwi сбп сбер ביט פייבוקס stc').split(' '));
const REACH = 24;
const [SHORTEST_WALLET, LONGEST_WALLET] = [26, 70];
const BASE58_WALLET = /^(?:[13LM][a-km-zA-HJ-NP-Z1-9]{25,34}|T[a-km-zA-HJ-NP-Z1-9]{33})$/u;
const PREFIXED_WALLET = /^(?:0x[0-9a-f]{40}|bc1[0-9a-z]{25,60}|ltc1[0-9a-z]{25,60})$/u;

/** Finds wallet addresses of Bitcoin, Ethereum, Tron and Litecoin. */
export function findWallets({ tokens, normalised: { cased } }: Reading): ContactDetail[] {
  const found: ContactDetail[] = [];
  for (const { start, end, latin, digits } of tokens) {
    if (!latin || digits === 0 || end - start < SHORTEST_WALLET || end - start > LONGEST_WALLET) continue;
    const text = cased.slice(start, end);
    const isWallet = PREFIXED_WALLET.test(text.toLowerCase()) || (BASE58_WALLET.test(text) && /[a-z]/u.test(text) && /[A-Z]/u.test(text));
    if (isWallet) found.push({ start, end, kind: 'payment' });
  }
  return found;
}

/** `$lenavoss`; not `$50`, `US$` or `$exy`. */
export function findCashTags({ tokens, normalised: { cased } }: Reading): ContactDetail[] {
  const found: ContactDetail[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.text !== '$' || isGluedToWord(token, tokens[index - 1])) continue;
    const name = tokens[index + 1];
    if (name?.latin && name.gap === 0 && isCashTag(name, cased)) found.push({ start: token.start, end: name.end, kind: 'payment' });
  }
  return found;
}

// All capitals are a stock symbol, not a person.
function isCashTag({ text, start, digits }: Token, cased: string): boolean {
  if (digits === 0 && text.length < 6 && cased.startsWith(text.toUpperCase(), start)) return false;
  return text.length > 3 && /^[a-z]/u.test(text) && !CURRENCIES.has(text) && !isOrdinaryWord(text) && !isOrdinaryWord(`s${text}`);
}

function isGluedToWord(token: Token, before: Token | undefined): boolean {
  return before?.text === '$' || (isWord(before) && before.script === 'alphabet' && token.gap === 0);
}

/** "zelle 604 555 0123": a number or an email address that is given for payments. */
export function asPaid(found: readonly ContactDetail[], { tokens }: Reading): ContactDetail[] {
  const payers = tokens.filter(({ text }) => PAID_BY_CONTACT.has(text));
  if (payers.length === 0) return [...found];
  return found.map((detail) => {
    const paid =
      (detail.kind === 'phone' || detail.kind === 'email') && payers.some(({ end }) => detail.start >= end && detail.start - end < REACH);
    return paid ? { ...detail, kind: 'payment' } : detail;
  });
}
