import type { Normalised } from '../reading/normalise.ts';
import { type Reading, type Token, isWord } from '../reading/tokens.ts';
import { type App, appOf, isFirstHalf } from './apps.ts';

export interface NamedApp {
  app: App;
  /** The tokens of the app's name. */
  first: number;
  last: number;
  /** Whether its script differs from Latin words around it. */
  native: boolean;
}

/** Finds the app whose name begins with this token: "telegram", "tik tok", "tele-gram", "t3legr@m", "t.g." */
export function appAt(reading: Reading, first: number): NamedApp | undefined {
  const token = reading.tokens[first];
  if (!isWord(token) || token.mark !== '') return undefined;
  return (
    (isFirstHalf(token.text) ? appInHalves(reading, first, token) : undefined) ??
    appInParts(reading, first, token) ??
    appInOne(reading, first, token)
  );
}

function appInOne({ tokens, normalised }: Reading, first: number, token: Token): NamedApp | undefined {
  const app = appOf(token);
  if (!app || (app.strength === 'letter' && !isCapital(token, normalised) && !isHan(tokens[first - 1]))) return undefined;
  return named(tokens, app, first, first);
}

function appInHalves({ tokens }: Reading, first: number, token: Token): NamedApp | undefined {
  const last = tokens[first + 1]?.text === '-' ? first + 2 : first + 1;
  const half = tokens[last];
  const app = half && half.gap <= 1 ? appOf({ ...token, text: token.text + half.text }) : undefined;
  return app && named(tokens, app, first, last);
}

function appInParts({ tokens }: Reading, first: number, token: Token): NamedApp | undefined {
  const [next, third] = [tokens[first + 1], tokens[first + 2]];
  if (!next || !third || !isGlued(token, next, third)) return undefined;
  const app = appOf({ ...token, text: next.text === '@' ? `${token.text}a${third.text}` : token.text + third.text });
  const dotted = next.text === '.' && tokens[first + 3]?.text === '.';
  return app && named(tokens, app, first, dotted ? first + 3 : first + 2);
}

// "@" for an a inside a word, or a dot between the two letters of an abbreviation.
function isGlued(token: Token, next: Token, third: Token): boolean {
  if (next.gap > 0 || third.gap > 0 || third.script !== 'alphabet') return false;
  if (next.text === '@') return token.text.length > 1 && token.text.length + third.text.length < 12;
  if (token.gap === 0 && token.start > 0) return false;
  return next.text === '.' && third.text.length === 1 && token.text.length === 1 && token.digits + third.digits === 0;
}

// "X" and "OF" are apps, "x" and "of" are not; 加v is one.
function isCapital({ start, text }: Token, { cased }: Normalised): boolean {
  return cased.startsWith(text.toUpperCase(), start);
}

function isHan(token: Token | undefined): boolean {
  return token === undefined || token.script === 'han' || token.text === '+';
}

function named(tokens: readonly Token[], app: App, first: number, last: number): NamedApp {
  const native = [tokens[first], tokens[first - 1], tokens[last + 1]].some((token) => isWord(token) && !token.latin);
  return { app, first, last, native };
}
