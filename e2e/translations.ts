import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@subrosa/rules/reference/locales';

const joined = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');

/** Translates interface texts: `t('Log in')`, `t('Withdraw', 'a role')`. Throws for an unknown text. */
export function translatorFor(locale: Locale): (english: string, context?: string) => string {
  const catalog = readFileSync(join(import.meta.dirname, `../apps/web/src/locales/${locale}.po`), 'utf8');
  const entries = [...catalog.matchAll(/^(msgctxt .*\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)].map(
    ([, context, id = '', text = '']) => [context && joined(context.replace('msgctxt ', '')), [joined(id), joined(text)] as const] as const,
  );
  // Of a text with several contexts, the one without a context is used unless the caller names one.
  const plain = entries.flatMap(([context, entry]) => (context ? [] : [entry]));
  const translations = new Map([...entries.map(([, entry]) => entry), ...plain]);
  return (english, context) => {
    const found = context ? entries.find(([of, [id]]) => of === context && id === english)?.[1][1] : translations.get(english);
    if (!found) throw new Error(`${locale} has no words for "${english}"`);
    return found;
  };
}
