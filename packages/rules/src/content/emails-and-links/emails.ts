import { appOf } from '../handles/apps.ts';
import type { Name, Names } from '../reading/names.ts';
import { isCommonWord } from '../reading/ordinary-words.ts';
import { type Reading, type Token, isWord } from '../reading/tokens.ts';
import { SURE_ENDINGS } from '../reading/top-level-domains.ts';
import type { ContactDetail } from '../spans.ts';
import { type Domain, domainOf, isMailProvider } from './domains.ts';

const FURTHEST_GAP = 2;
// Any of these marks between a name and a mail provider stands for @.
const POSING_AS_AT = new Set(['#', '*', '&', '^', '%', '~', '•', '=', '|', '!', '(', ')', '®', '©']);

/** `lena@example.com`, `lena (at) example [dot] com`, `lena собака gmail точка com`, `lena gmail com`. */
export function findEmails(reading: Reading, names: Names): ContactDetail[] {
  const found: ContactDetail[] = [];
  for (const name of names.all) {
    const before = reading.tokens[name.first - 1];
    if (!before) continue;
    const email = before.mark === '' ? emailOfWords(name, reading, names) : emailAt(before, name, reading, names);
    if (email) found.push(email);
  }
  return found;
}

/** Finds the email address whose domain begins with this name. */
function emailAt(at: Token, name: Name, reading: Reading, names: Names): ContactDetail | undefined {
  const { tokens } = reading;
  const first = tokens[name.first];
  if (!first || at.gap > FURTHEST_GAP || first.gap > FURTHEST_GAP || (at.mark !== '@' && !POSING_AS_AT.has(at.text))) return undefined;
  const domain = domainOf(name, reading);
  if (!isMailAt(at, first, domain)) return undefined;
  const local = localBefore(name.first - 1, tokens, names);
  if (!local || (at.weak && !isMeantAsEmail(local, name, domain, tokens))) return undefined;
  return { start: local.start, end: tokens[domain?.last ?? name.first]?.end ?? first.end, kind: 'email' };
}

function isMailAt(at: Token, first: Token, domain: Domain | undefined): boolean {
  if (at.mark === '@') return domain !== undefined || isMailProvider(first);
  return domain !== undefined && isMailProvider(first) && at.gap + first.gap === 0;
}

/** "lenavoss gmail com": a mail provider and its ending as separate words. */
function emailOfWords(name: Name, { tokens }: Reading, names: Names): ContactDetail | undefined {
  const [provider, ending] = [tokens[name.first], tokens[name.first + 1]];
  if (!provider || !ending || name.last !== name.first || !SURE_ENDINGS.has(ending.text) || !isMailProvider(provider)) return undefined;
  const local = names.endingAt(name.first - 1);
  const start = local && tokens[local.first]?.start;
  return start === undefined || provider.gap > FURTHEST_GAP ? undefined : { start, end: ending.end, kind: 'email' };
}

interface Local {
  start: number;
  text: string;
  /** Contains something that words do not have, such as a digit. */
  shaped: boolean;
  /** Begins the text, or follows a mark such as ":". */
  alone: boolean;
}

function localBefore(at: number, tokens: readonly Token[], names: Names): Local | undefined {
  const last = tokens[at - 1];
  if (!isWord(last) || appOf(last)) return undefined;
  const name = names.endingAt(at - 1);
  const first = name?.first ?? at - 1;
  const shaped = (name?.rest.length ?? 0) > 0 || last.digits > 0;
  return { start: tokens[first]?.start ?? last.start, text: last.text, shaped, alone: !isWord(tokens[first - 1]) };
}

/** A plain "at" or its translation is usually a word: the rest must resemble an email address. */
function isMeantAsEmail(local: Local, name: Name, domain: Domain | undefined, tokens: readonly Token[]): boolean {
  if (!local.shaped && isCommonWord(local.text)) return false;
  if (domain) return domain.ending !== 'wordlike' || domain.labels > 2 || local.shaped;
  const next = tokens[name.last + 1];
  return local.shaped || (local.alone && (!isWord(next) || SURE_ENDINGS.has(next.text)));
}
