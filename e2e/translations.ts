import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@subrosa/rules/reference/locales';

const joined = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');

/** The words of a language as the pages have them: `say('Log in')`. Throws where there is no such sentence. */
export function translatorFor(locale: Locale): (english: string) => string {
  const catalog = readFileSync(join(import.meta.dirname, `../apps/web/src/locales/${locale}.po`), 'utf8');
  const entries = [...catalog.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)].map(
    ([, id = '', text = '']) => [joined(id), joined(text)] as const,
  );
  const translations = new Map(entries);
  return (english) => {
    const found = translations.get(english);
    if (!found) throw new Error(`${locale} has no words for "${english}"`);
    return found;
  };
}
