import { type Name, unleeted } from '../reading/names.ts';
import type { Normalised } from '../reading/normalise.ts';
import type { Reading, Token } from '../reading/tokens.ts';
import {
  KNOWN_HOSTS,
  MAIL_PROVIDERS,
  NATIVE_ENDINGS,
  NOT_DOMAINS,
  PAYING_HOSTS,
  PLAIN_ENDINGS,
  SURE_ENDINGS,
  WORDLIKE_ENDINGS,
} from '../reading/top-level-domains.ts';

export interface Domain {
  /** Index of its last token. */
  last: number;
  /** The normalised host: `example.com`. */
  host: string;
  /** How clearly its ending marks a domain. */
  ending: 'sure' | 'plain' | 'wordlike';
  labels: number;
  pays: boolean;
}

const MOST_LABELS = 8;

/** The longest prefix of a name that could be a domain, or undefined. */
export function domainOf(name: Name, reading: Reading): Domain | undefined {
  for (let index = name.rest.length - 1; index >= 0; index -= 1) {
    const domain = name.rest[index]?.mark === '.' ? domainUpTo(name, index, reading) : undefined;
    if (domain) return domain;
  }
  return undefined;
}

export function isMailProvider(token: Token): boolean {
  return MAIL_PROVIDERS.has(token.text) || (token.digits > 0 && MAIL_PROVIDERS.has(unleeted(token)));
}

function domainUpTo(name: Name, index: number, { normalised, tokens }: Reading): Domain | undefined {
  const last = name.rest[index]?.word ?? 0;
  const [label, token] = [tokens[name.rest[index - 1]?.word ?? name.first], tokens[last]];
  const ending = token && label && endingOf(token, label);
  if (!ending) return undefined;
  const host = hostOf(name, index, tokens);
  const labels = host.split('.').length;
  if (KNOWN_HOSTS.has(host) || PAYING_HOSTS.has(host)) return { last, host, ending: 'sure', labels, pays: pays(host) };
  if (NOT_DOMAINS.has(host) || isTooShort(label, labels) || startsSentence(label, token, normalised)) return undefined;
  return { last, host, ending, labels, pays: pays(host) };
}

function hostOf(name: Name, index: number, tokens: readonly Token[]): string {
  const from = Math.max(0, index - MOST_LABELS);
  const start = from === 0 ? (tokens[name.first]?.text ?? '') : '';
  return name.rest.slice(from, index + 1).reduce((host, { mark, word }) => host + mark + (tokens[word]?.text ?? ''), start);
}

function endingOf(token: Token, label: Token): Domain['ending'] | undefined {
  if (!token.latin || !label.latin) return NATIVE_ENDINGS.has(token.text) ? 'sure' : undefined;
  const ending = unleeted(token);
  if (SURE_ENDINGS.has(ending)) return 'sure';
  if (PLAIN_ENDINGS.has(ending)) return 'plain';
  return WORDLIKE_ENDINGS.has(ending) ? 'wordlike' : undefined;
}

// "p.m", "a.co", "25.de": one letter or a number alone is no domain; "163.com" is.
function isTooShort(label: Token, labels: number): boolean {
  if (labels > 2 || isMailProvider(label)) return false;
  return label.text.length < 2 || label.digits === label.text.length;
}

/** "rain.So does he": a capital after a small letter begins a sentence. */
function startsSentence(label: Token, ending: Token, { cased }: Normalised): boolean {
  const first = cased.charAt(ending.start);
  const rest = cased.slice(ending.start + 1, ending.end);
  return isCapital(first) && !isCapital(rest) && !isCapital(cased.charAt(label.start));
}

function isCapital(text: string): boolean {
  return text !== '' && text !== text.toLowerCase();
}

function pays(host: string): boolean {
  return PAYING_HOSTS.has(host) || PAYING_HOSTS.has(host.split('.').slice(-2).join('.'));
}
