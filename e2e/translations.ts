import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@subrosa/rules/reference/locales';

const joined = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');

/** The texts of a language as the pages show them: `t('Log in')`. Throws where there is no such text. */
export function translatorFor(locale: Locale): (english: string) => string {
  const catalog = readFileSync(join(import.meta.dirname, `../apps/web/src/locales/${locale}.po`), 'utf8');
  const entries = [...catalog.matchAll(/^(msgctxt .*\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)].map(
    ([, context, id = '', text = '']) => [context, [joined(id), joined(text)] as const] as const,
  );
  // Where a text has several contexts, the one without a context is meant.
  const plain = entries.flatMap(([context, entry]) => (context ? [] : [entry]));
  const translations = new Map([...entries.map(([, entry]) => entry), ...plain]);
  return (english) => {
    const found = translations.get(english);
    if (!found) throw new Error(`${locale} has no words for "${english}"`);
    return found;
  };
}
