import type { Locale } from '@subrosa/rules/reference/locales';
import type { ArticleSlug } from '../shared/help/article-slugs.ts';

/** An article as a page shows it. */
export interface Article {
  slug: ArticleSlug;
  /** The language of the text, which may differ from that of the page. */
  locale: Locale;
  title: string;
  summary: string;
  /** The day of the last review, `2026-11-19`; for articles with legal or crisis information. */
  reviewed: string | undefined;
  /** Compiled at build time from our own content files. */
  html: string;
}
