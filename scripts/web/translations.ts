/** translations: checks that the catalogs contain exactly the texts of the app, in every language, and that all translations use the term base. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translationsOf } from '../../packages/mail/src/translations/index.ts';
import { wrongTerms, type Term, type TranslatedText } from './terms.ts';

const WEB = join(import.meta.dirname, '../../apps/web');
const FOLDER = join(WEB, 'src/locales');

const FIXED_TEXTS = join(import.meta.dirname, '../../spec/messages.txt');
const NAMES = join(import.meta.dirname, '../../apps/server/src/domains/reference/names');
const TERMS = join(import.meta.dirname, 'term-base.json');
const LANGUAGES = ['uk', 'ru', 'zh-TW', 'zh-CN', 'he', 'ar'] as const;

const entriesOf = (catalog: string): { id: string; translation: string }[] => {
  const entries = catalog.split(/\n\n+/).filter((entry) => /^msgid "/m.test(entry) && !entry.startsWith('#~'));
  const textOf = (entry: string, keyword: string) =>
    [...(new RegExp(`^${keyword} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? '').matchAll(/"(.*)"/g)].map(([, line]) => line).join('');
  return entries.map((entry) => ({ id: textOf(entry, 'msgid'), translation: textOf(entry, 'msgstr') })).filter(({ id }) => id !== '');
};

/** The texts of a catalog that have no translation. */
export const untranslated = (catalog: string): string[] =>
  entriesOf(catalog)
    .filter(({ translation }) => translation === '')
    .map(({ id }) => id);

/** Patterns that English texts must not contain; banned words are in scripts/words/banned.json. */
const englishRules: readonly { pattern: RegExp; use: string }[] = [
  { pattern: /'|\\"/, use: 'write ’ and “ ”' },
  { pattern: /\.\.\./, use: 'write …' },
  { pattern: / {2}| [.,!?]/, use: 'one space between words, none before a mark' },
  { pattern: /\b(?:cannot|(?:could|did|do|does|had|has|have|should|was|were|will|would) not)\b/i, use: 'use a contraction' },
  { pattern: /\bI am\b/, use: 'use a contraction' },
];

/** The English texts that break a rule. Texts of the specification are exempt. */
export function awkwardEnglish(catalog: string, fixedTexts: ReadonlySet<string> = new Set()): string[] {
  return entriesOf(catalog).flatMap(({ id }) => {
    const broken = fixedTexts.has(id) ? undefined : englishRules.find(({ pattern }) => pattern.test(id));
    return broken ? [`${broken.use}: ${id}`] : [];
  });
}

/** The texts of an object in any depth. A text that depends on values is called with numbers. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(3, 3))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const catalogTexts = (files: readonly string[], catalogs: readonly string[]): TranslatedText[] =>
  files.flatMap((file, index) =>
    entriesOf(catalogs[index] ?? '').map(({ id, translation }) => ({ file, language: file.replace('.po', ''), english: id, translation })),
  );

/** Every text outside the catalogs in every language: of emails, and the names of reference data. */
function otherTexts(): TranslatedText[] {
  const names = (language: string): unknown => JSON.parse(readFileSync(join(NAMES, `${language}.json`), 'utf8'));
  const pairs = (file: string, language: string, english: string[], translations: string[]) =>
    english.map((text, index) => ({ file, language, english: text, translation: translations[index] ?? '' }));
  return LANGUAGES.flatMap((language) => [
    ...pairs(`emails in ${language}`, language, textsIn(translationsOf('en')), textsIn(translationsOf(language))),
    ...pairs(`names/${language}.json`, language, textsIn(names('en')), textsIn(names(language))),
  ]);
}

function check(): string[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.po'));
  const read = () => files.map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  const before = read();
  const extract = spawnSync('npx', ['lingui', 'extract', '--clean'], { cwd: WEB, encoding: 'utf8' });
  if (extract.status !== 0) return [extract.stderr];
  const after = read();
  // Restores the files, because a check changes nothing.
  files.forEach((name, index) => writeFileSync(join(FOLDER, name), before[index] ?? ''));
  const texts = (catalog: string) => catalog.replace(/^msgid ""\nmsgstr ""\n(?:".*"\n)+/m, '');
  const drifted = files.filter((_, index) => texts(before[index] ?? '') !== texts(after[index] ?? ''));
  return [
    ...drifted.map((name) => `${name} does not hold what the app says; run npm run extract -w @subrosa/web`),
    ...awkwardEnglish(after[files.indexOf('en.po')] ?? '', new Set(readFileSync(FIXED_TEXTS, 'utf8').split('\n'))),
    ...files.flatMap((name, index) => untranslated(after[index] ?? '').map((id) => `${name} lacks: ${id}`)),
    ...wrongTerms([...catalogTexts(files, after), ...otherTexts()], JSON.parse(readFileSync(TERMS, 'utf8')) as Term[]),
  ];
}

if (import.meta.main) {
  const problems = check();
  console.log(problems.length === 0 ? 'every language translates everything' : problems.slice(0, 40).join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
