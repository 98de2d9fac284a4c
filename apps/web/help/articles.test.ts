import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { articleSlugs } from '../src/shared/help/article-slugs.ts';
import { articleLocales, articlesFor, compileArticle, fillPlaceholders, readSource } from './articles.ts';
import { facts, isFactName } from './facts.ts';
import { organisations } from './organisations.ts';

const DAY = 86_400_000;
/** How long a review of legal or crisis information counts. */
const REVIEW_DAYS = 180;

const isReviewDue = (reviewed: string, now: Date) => now.getTime() - Date.parse(reviewed) > REVIEW_DAYS * DAY;

const rows = articleLocales.flatMap((locale) => articleSlugs.map((slug) => ({ locale, slug, source: readSource(slug, locale) })));

/** Names, not numbers: nothing that the rules could contradict. */
const NAMES = /\d+(?=\. )/g;

const literalNumbers = (body: string) =>
  body
    .replaceAll(NAMES, '')
    .replaceAll(/\]\([^)]*\)/g, '')
    .match(/\p{N}+/gu) ?? [];

/** A number in words before something that rules count; the keys of the quick exit are no rule. */
const COUNTED =
  /(?<!Esc )\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)\b.{0,20}\b(?:hours?|days?|weeks?|months?|years?|minutes?|times|devices?|pages?|posts?|words|files|dollars?)\b/gi;

const placeholdersOf = (text: string) => [...text.matchAll(/\{[\w:]+\}/g)].map(([name]) => name).toSorted();

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link).toSorted();

/** Of the pages for guests, which send a member who is logged in elsewhere, an article needs one: the reset of a password. */
const GUEST_PAGES = ['/forgot'];

/** The paths of the app, from its route tables, without `/$username`, which matches every word. */
const tables = globSync('apps/web/src/app/routes/*.ts*', { cwd: join(import.meta.dirname, '../../..'), exclude: ['**/guest.ts'] });
const routes = tables
  .flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').matchAll(/\b(tab|page|path:)\(?\s*'(\/[^']*)'/g)].map(
      ([, kind, path = '']) => (kind === 'tab' ? `/settings${path}` : path),
    ),
  )
  .filter((path) => !path.startsWith('/$'));

const isPath = (link: string) => {
  const article = link.replace(/^\/help\//, '');
  if (link.startsWith('/help/')) return articleSlugs.some((slug) => slug === article);
  return [...GUEST_PAGES, ...routes].some((route) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[\\w-]+')}$`).test(link));
};

describe('an article of the help', () => {
  it('includes no file without a place in the index', () => {
    const files = globSync('articles/*/*.md', { cwd: import.meta.dirname }).toSorted();
    expect(files).toEqual(rows.map(({ locale, slug }) => `articles/${locale}/${slug}.md`).toSorted());
  });

  it.each(rows)('contains no number of its own: $locale/$slug', ({ source: { title, summary, body } }) => {
    const text = `${title}\n${summary}\n${body}`;
    expect(literalNumbers(text)).toEqual([]);
    expect(text.match(COUNTED) ?? []).toEqual([]);
  });

  it.each(rows)('links to pages and articles that exist: $locale/$slug', ({ source: { body } }) => {
    expect(linksOf(body).filter((link) => !isPath(link))).toEqual([]);
  });

  it.each(rows)('uses the same numbers and links in every language: $locale/$slug', ({ slug, source: { body } }) => {
    const english = readSource(slug, 'en');
    expect(placeholdersOf(body)).toEqual(placeholdersOf(english.body));
    expect(linksOf(body)).toEqual(linksOf(english.body));
  });

  it.each(rows)('compiles without HTML of its own: $locale/$slug', ({ locale, source }) => {
    expect(source.body).not.toMatch(/<|&\w+;/);
    expect(compileArticle(source, locale).html).toContain('<h2>');
  });

  it.each(rows)('uses neutral words, because it needs no age gate: $locale/$slug', ({ locale, source }) => {
    const { html, title, summary } = compileArticle(source, locale);
    expect(`${title} ${summary} ${html}`).not.toMatch(
      /fetish|kink|erotic|\bsex|nude|porn(?! Helpline|helpline)|фетиш|еротич|эротич|戀物|恋物|色情/iu,
    );
  });

  it.each(rows)('states when its legal or crisis information was reviewed: $locale/$slug', ({ slug, source: { body, reviewed } }) => {
    const needsReview = /\{organisations:/.test(body);
    expect(reviewed !== undefined).toBe(needsReview);
    expect(reviewed).toBe(readSource(slug, 'en').reviewed);
  });

  it.each([...new Set(rows.flatMap(({ source: { reviewed } }) => reviewed ?? []))])('fails half a year after a review (%s)', (reviewed) =>
    expect(isReviewDue(reviewed, new Date())).toBe(false),
  );

  it('requires a review on the 181st day', () => {
    expect(isReviewDue('2026-01-01', new Date('2026-06-30T00:00:00Z'))).toBe(false);
    expect(isReviewDue('2026-01-01', new Date('2026-07-01T00:00:00Z'))).toBe(true);
  });

  it('names an official site over HTTPS for each organisation', () => {
    for (const { country, url } of Object.values(organisations).flat()) {
      expect(country).toMatch(/^(?:[A-Z]{2}|001)$/);
      expect(new URL(url).protocol).toBe('https:');
    }
  });

  it('uses every number of the list', () => {
    const used = new Set(rows.flatMap(({ source: { body, summary } }) => placeholdersOf(`${summary}${body}`)));
    expect(Object.keys(facts).filter((name) => !used.has(`{${name}}`))).toEqual([]);
  });

  it('shows the English text in a language without articles', () => {
    expect(articlesFor('he').map(({ locale }) => locale)).toEqual(articleSlugs.map(() => 'en'));
  });
});

describe('fillPlaceholders', () => {
  it('writes numbers with their units in the language of the article', () => {
    expect(fillPlaceholders('{ncii}, {minimumAge}', 'en')).toBe('48 hours, 19');
    expect(fillPlaceholders('{ncii}', 'uk')).toBe('48 годин');
    expect(fillPlaceholders('{ncii}', 'zh-TW')).toBe('48 小時');
    expect(fillPlaceholders('{ncii}', 'zh-CN')).toBe('48 小时');
  });

  it('rejects a number that the rules do not contain', () => {
    expect(isFactName('constructor')).toBe(false);
    expect(() => fillPlaceholders('{price}', 'en')).toThrow('the rules have no {price}');
  });

  it('lists organisations with the names of their countries, and emergency numbers as text', () => {
    expect(fillPlaceholders('{organisations:fraud}', 'uk')).toContain('- **Канада:** [Canadian Anti-Fraud Centre](');
    expect(marked.parse(fillPlaceholders('{organisations:emergency}', 'en'), { async: false })).toContain('</strong> 911 (');
  });
});
