import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, fieldProblems } from '@subrosa/contract/error-codes';
import { describe, expect, it } from 'vitest';
import { articleOf, errorArticles } from '../src/shared/help/error-articles.ts';
import { articleSlugs } from '../src/shared/help/article-slugs.ts';
import { helpTopics } from '../src/shared/help/help-topics.ts';
import { articleLocales, readSource } from './articles.ts';

const WEB = join(import.meta.dirname, '..');
const code = globSync('src/**/*.tsx', { cwd: WEB }).map((file) => readFileSync(join(WEB, file), 'utf8'));
const used = new Set(
  code
    .flatMap((text) => text.match(/\btopic=(?:"\w+"|\{[^}]*\})/g) ?? [])
    .flatMap((tag) => [...tag.matchAll(/(?:topic="|[?:] ')(\w+)/g)].map(([, topic]) => topic)),
);

/** The translations of a catalog. */
function catalogOf(locale: string): Map<string, string> {
  const text = readFileSync(join(WEB, 'src/locales', `${locale}.po`), 'utf8');
  const entries = [...text.matchAll(/^msgid (".*")\nmsgstr (".*")$/gm)];
  return new Map(entries.map(([, id = '""', translation = '""']) => [JSON.parse(id) as string, JSON.parse(translation) as string]));
}

describe('links between the app and the help', () => {
  it('lists every topic that has a link, and no other', () => {
    expect([...used].toSorted()).toEqual(Object.keys(helpTopics).toSorted());
  });

  it('reaches every article from a part of the app or from another article', () => {
    const linked = articleSlugs.flatMap((slug) => [...readSource(slug, 'en').body.matchAll(/\/help\/([\w-]+)/g)].map(([, other]) => other));
    const reached = new Set<string | undefined>([...linked, ...Object.values(helpTopics)]);
    expect(articleSlugs.filter((slug) => !reached.has(slug))).toEqual([]);
  });

  it('leads from errors of the contract to articles that exist', () => {
    const codes = new Set([...Object.keys(errorCodes), ...Object.keys(fieldProblems)]);
    expect(Object.keys(errorArticles).filter((code) => !codes.has(code))).toEqual([]);
    expect(Object.values(errorArticles).filter((article) => !articleSlugs.includes(article))).toEqual([]);
  });

  it('leads from every limit that premium raises to an article', () => {
    const upgrades = Object.keys(errorCodes).filter((code) => code.endsWith('Upgrade') || code === 'requests.dailyLimit');
    expect(upgrades.filter((code) => articleOf({ code }) === undefined)).toEqual([]);
  });

  it('leads from an error of fields to the article of its first field that has one', () => {
    const fields = { type: { code: 'field.invalid', message: '' }, mediaIds: { code: 'media.declarationMissing', message: '' } };
    expect(articleOf({ code: 'request.invalid', fields })).toBe('picture-of-me');
    expect(articleOf({ code: 'server.error' })).toBeUndefined();
  });

  it.each(articleLocales)('names each article by its own title (%s)', (locale) => {
    const catalog = catalogOf(locale);
    for (const slug of articleSlugs) expect(catalog.get(readSource(slug, 'en').title)).toBe(readSource(slug, locale).title);
  });
});
