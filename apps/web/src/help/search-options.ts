import type { Options, SearchOptions } from 'minisearch';
import { searchTerms } from './search-terms.ts';

export interface IndexedArticle {
  id: string;
  title: string;
  keywords: string;
  summary: string;
  text: string;
}

/** Shared by the build, which writes the index, and the browser, which reads it. */
export const indexOptions: Options<IndexedArticle> = {
  fields: ['title', 'keywords', 'summary', 'text'],
  storeFields: ['title', 'summary'],
  tokenize: searchTerms,
  // The terms are complete already.
  processTerm: (term) => term,
};

/** Typing errors are forgiven in words that are long enough to remain recognisable. */
export const searchOptions: SearchOptions = {
  boost: { title: 3, keywords: 4, summary: 2 },
  prefix: (term) => term.length >= 3,
  fuzzy: (term) => (term.length >= 4 ? 0.25 : false),
  weights: { fuzzy: 0.4, prefix: 0.6 },
};
