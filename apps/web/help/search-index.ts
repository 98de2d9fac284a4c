import MiniSearch from 'minisearch';
import { articleSlugs } from '../src/shared/help/article-slugs.ts';
import { indexOptions, type IndexedArticle } from '../src/help/search-options.ts';
import { articleLocale, fillPlaceholders, readSource } from './articles.ts';
import type { Locale } from '@subrosa/rules/reference/locales';

/** The search index of a language, which browsers load when a visitor begins to search. */
export function searchIndexFor(locale: Locale): MiniSearch<IndexedArticle> {
  const own = articleLocale(locale);
  const index = new MiniSearch(indexOptions);
  index.addAll(
    articleSlugs.map((slug) => {
      const { title, keywords, summary, body } = readSource(slug, own);
      // Names of organisations and targets of links are no words of the text.
      const text = fillPlaceholders(body.replaceAll(/\{organisations:\w+\}|\]\([^)]*\)/g, ' '), own);
      return { id: slug, title, keywords, summary, text };
    }),
  );
  return index;
}
