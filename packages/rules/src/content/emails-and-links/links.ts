import type { Name, Names } from '../reading/names.ts';
import { fold } from '../reading/normalise.ts';
import { type Reading, type Token, isWord } from '../reading/tokens.ts';
import { SURE_ENDINGS } from '../reading/top-level-domains.ts';
import type { ContactDetail } from '../spans.ts';
import { type Domain, domainOf, isMailProvider } from './domains.ts';

const SCHEMES = new Set(fold('http https hxxp hxxps hxtp hxtps htxp ftp хттп хттпс httр').split(' '));
const CUES = new Set(
  fold('site website page blog link links visit open see www url сайт сайті сайте блог ссылка посилання страница сторінка').split(' '),
);
const LONGEST_URL = 2000;
const CUE_REACH = 4;

/** Finds links with a scheme, with `www`, and bare domains that are unlikely in a sentence. */
export function findLinks(reading: Reading, names: Names): ContactDetail[] {
  const found: ContactDetail[] = [];
  for (const name of names.all) {
    // A path may contain text that resembles domains, so it is skipped.
    if ((reading.tokens[name.first]?.start ?? 0) < (found.at(-1)?.end ?? 0)) continue;
    const link = linkOfScheme(name, reading, names) ?? linkOfWww(name, reading.tokens) ?? linkOfDomain(name, reading);
    if (link) found.push(link);
  }
  return found;
}

/** "https://", "hxxp : //" and what follows. */
function linkOfScheme(name: Name, reading: Reading, names: Names): ContactDetail | undefined {
  const { tokens } = reading;
  const scheme = tokens[name.first];
  if (!scheme || name.last !== name.first || !SCHEMES.has(scheme.text)) return undefined;
  const host = names.startingAt(behindSlashes(tokens, name.first + 1));
  if (!host || host.first < name.first + 3) return undefined;
  const domain = domainOf(host, reading);
  const from = tokens[domain?.last ?? host.first]?.end ?? scheme.end;
  return { start: scheme.start, end: endOfPath(reading, from), kind: domain?.pays ? 'payment' : 'url' };
}

function behindSlashes(tokens: readonly Token[], from: number): number {
  let index = from;
  while (index < from + 4 && (tokens[index]?.text === ':' || tokens[index]?.text === '/')) index += 1;
  return index;
}

/** "www example com". */
function linkOfWww(name: Name, tokens: readonly Token[]): ContactDetail | undefined {
  const www = tokens[name.first];
  const ending = tokens[name.first + 2];
  if (www?.text !== 'www' || name.rest.length > 0 || !isWord(ending) || !SURE_ENDINGS.has(ending.text)) return undefined;
  return { start: www.start, end: ending.end, kind: 'url' };
}

function linkOfDomain(name: Name, reading: Reading): ContactDetail | undefined {
  const { tokens } = reading;
  const first = tokens[name.first];
  if (!first || name.rest.length === 0 || isAt(tokens[name.first - 1])) return undefined;
  const domain = domainOf(name, reading);
  const last = domain && tokens[domain.last];
  if (!domain || !last || !isMeantAsLink(name, domain, tokens)) return undefined;
  const end = endOfPath(reading, last.end, domain.last);
  return { start: first.start, end, kind: domain.pays ? 'payment' : end === last.end && isMailProvider(first) ? 'email' : 'url' };
}

// "find me at example.com" is a link; "lena@example.com" is an email address.
function isAt(token: Token | undefined): boolean {
  return token?.mark === '@' && !token.weak;
}

function isMeantAsLink(name: Name, domain: Domain, tokens: readonly Token[]): boolean {
  const { ending, labels, host, last } = domain;
  const among = ending !== 'sure' && (isAmongOthers(name, tokens) || labels > 2 || hasCue(name.first, tokens));
  if (tokens[last - 1]?.weak) return ending === 'sure' || (ending === 'plain' && among);
  // "eat.sleep.run.repeat" continues.
  if (ending === 'wordlike' && last < name.last) return false;
  if (ending !== 'wordlike' || among || /[0-9-]/u.test(host)) return true;
  return isSlash(tokens[last + 1]) || (name.first === 0 && name.last === tokens.length - 1);
}

function isSlash(token: Token | undefined): boolean {
  return token?.mark === '/' && (token.gap === 0 || token.text !== '/');
}

/** A Latin name between words of another script does not end a sentence. */
function isAmongOthers(name: Name, tokens: readonly Token[]): boolean {
  return [tokens[name.first - 1], tokens[name.last + 1]].some((token) => isWord(token) && !token.latin && token.mark === '');
}

function hasCue(index: number, tokens: readonly Token[]): boolean {
  return tokens.slice(Math.max(0, index - CUE_REACH), index).some(({ text }) => CUES.has(text));
}

/** Returns where the path after a domain ends, also with a spelled slash. */
function endOfPath(reading: Reading, from: number, domainLast?: number): number {
  const { tokens, normalised } = reading;
  const slash = domainLast === undefined ? undefined : tokens[domainLast + 1];
  const word = domainLast === undefined ? undefined : tokens[domainLast + 2];
  if (slash?.mark === '/' && slash.text !== '/' && isWord(word)) return word.end;
  const { cased } = normalised;
  if (!'/?:#'.includes(cased.charAt(from) || ' ')) return from;
  let end = from;
  while (end < cased.length && end - from < LONGEST_URL && isUrlCharacter(cased.charCodeAt(end))) end += 1;
  while (end > from && '.,;:!?)]}\'"*'.includes(cased.charAt(end - 1))) end -= 1;
  return end;
}

function isUrlCharacter(code: number): boolean {
  return code > 32 && code < 127 && code !== 60 && code !== 62;
}
