import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import hidden from '../ui/visually-hidden.module.css';
import classes from './search-page.module.css';
import type { ResultPages } from './use-result-pages.ts';

type SearchResult = Pick<ResultPages<unknown>, 'status' | 'items' | 'isLoadingMore' | 'pages'>;

type SearchResultsProps = {
  found: SearchResult;
  /** Announced politely to screen readers. The texts do not contain the number of results. */
  texts: { none: ReactNode; some: ReactNode; more: ReactNode };
  /** A placeholder in the shape of the results. */
  skeleton: ReactNode;
  /** The results, which may be lazy components. */
  children: ReactNode;
};

export function SearchResults({ found, texts, skeleton, children }: SearchResultsProps) {
  return (
    <>
      <p role="status" className={hidden.unseen}>
        {announcementText(found, texts)}
      </p>
      <div className={classes.results}>{found.status === 'loading' ? skeleton : <Suspense fallback={skeleton}>{children}</Suspense>}</div>
    </>
  );
}

function announcementText(
  { status, items, isLoadingMore, pages }: SearchResult,
  { none, some, more }: SearchResultsProps['texts'],
): ReactNode {
  if (status === 'loading' || isLoadingMore) return <Trans>Loading…</Trans>;
  // A failure is shown and announced elsewhere.
  if (status === 'failed') return null;
  if (items.length === 0) return none;
  return pages > 1 ? more : some;
}
