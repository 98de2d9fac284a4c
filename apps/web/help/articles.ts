import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLocale, type Locale } from '@subrosa/rules/reference/locales';
import { marked } from 'marked';
import type { Article } from '../src/help/article.ts';
import { articleSlugs, type ArticleSlug } from '../src/shared/help/article-slugs.ts';
import { factText, isFactName } from './facts.ts';
import { isOrganisationKind, organisations, type OrganisationKind } from './organisations.ts';

/** Languages that have articles of their own; the others show the English ones. */
export const articleLocales = ['en', 'uk', 'ru', 'zh-TW', 'zh-CN'] as const satisfies readonly Locale[];

type ArticleLocale = (typeof articleLocales)[number];

/** An article as its file contains it. */
export interface ArticleSource {
  slug: ArticleSlug;
  title: string;
  summary: string;
  /** Words that members use and the article does not. */
  keywords: string;
  /** The day of the last review; for articles with legal or crisis information. */
  reviewed: string | undefined;
  body: string;
}

const articleFile = (slug: ArticleSlug, locale: Locale): string => join(import.meta.dirname, 'articles', locale, `${slug}.md`);

export const articleLocale = (locale: Locale): ArticleLocale => articleLocales.find((one) => one === locale) ?? fallbackLocale;

const HEADER = /^---\n([\s\S]*?)\n---\n/;

function readField(header: string, name: string): string | undefined {
  return new RegExp(`^${name}: (.+)$`, 'm').exec(header)?.[1];
}

export function readSource(slug: ArticleSlug, locale: ArticleLocale): ArticleSource {
  const text = readFileSync(articleFile(slug, locale), 'utf8');
  const header = HEADER.exec(text)?.[1] ?? '';
  const required = (name: string) => {
    const value = readField(header, name);
    if (!value) throw new Error(`${locale}/${slug}.md has no ${name}`);
    return value;
  };
  return {
    slug,
    title: required('title'),
    summary: required('summary'),
    keywords: required('keywords'),
    reviewed: readField(header, 'reviewed'),
    body: text.replace(HEADER, ''),
  };
}

/** Replaces placeholders such as `{minimumAge}` and `{organisations:fraud}`. */
export function fillPlaceholders(text: string, locale: Locale): string {
  return text.replaceAll(/\{([\w:]+)\}/g, (placeholder, name: string) => {
    const [, kind] = /^organisations:(\w+)$/.exec(name) ?? [];
    if (kind && isOrganisationKind(kind)) return listOrganisations(kind, locale);
    if (!isFactName(name)) throw new Error(`the rules have no ${placeholder}`);
    return factText(name, locale);
  });
}

function listOrganisations(kind: OrganisationKind, locale: Locale): string {
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const lines = organisations[kind].map(({ country, name, url }) => {
    const region = regions.of(country) ?? country;
    // A number is readable without its source, which is a link beside it.
    const entry = kind === 'emergency' ? `${name} ([${new URL(url).host}](${url}))` : `[${name}](${url})`;
    return `- **${region.charAt(0).toLocaleUpperCase(locale)}${region.slice(1)}:** ${entry}`;
  });
  return lines.join('\n');
}

export function compileArticle({ slug, title, summary, reviewed, body }: ArticleSource, locale: ArticleLocale): Article {
  const fill = (text: string) => fillPlaceholders(text, locale);
  return { slug, locale, title, summary: fill(summary), reviewed, html: marked.parse(fill(body), { async: false }) };
}

/** The articles that a page of this language shows. */
export function articlesFor(locale: Locale): Article[] {
  const own = articleLocale(locale);
  return articleSlugs.map((slug) => compileArticle(readSource(slug, own), own));
}
