import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { searchOptions } from '../src/help/search-options.ts';
import { articleLocales } from './articles.ts';
import { searchIndexFor } from './search-index.ts';

/** Written before the articles, from a member's point of view: each question and the article that answers it. */
const questions = JSON.parse(readFileSync(join(import.meta.dirname, 'questions.json'), 'utf8')) as Record<string, [string, string][]>;

const rows = articleLocales.flatMap((locale) => (questions[locale] ?? []).map(([question, slug]) => [locale, question, slug] as const));
const indexes = new Map(articleLocales.map((locale) => [locale, searchIndexFor(locale)]));
const find = (locale: (typeof articleLocales)[number], question: string) =>
  indexes
    .get(locale)
    ?.search(question, searchOptions)
    .map(({ id }) => String(id)) ?? [];

describe('the search of the help', () => {
  it.each(rows)('finds the article first (%s): %s', (locale, question, slug) => {
    expect(find(locale, question)[0]).toBe(slug);
  });

  it.each([
    ['blakmail', 'blackmail'],
    ['verificaton', 'verification'],
    ['recovry code', 'recovery'],
    ['delet acount', 'leaving'],
    ['encription', 'encryption'],
  ])('forgives the typing errors in "%s"', (question, slug) => {
    expect(find('en', question)[0]).toBe(slug);
  });

  it('finds nothing for words of no article', () => expect(find('en', 'zzyzx qqqq')).toEqual([]));
});
