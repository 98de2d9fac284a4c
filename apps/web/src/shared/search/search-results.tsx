import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import hidden from '../ui/visually-hidden.module.css';
import classes from './search-page.module.css';
import type { ResultPages } from './use-result-pages.ts';

type SearchResult = Pick<ResultPages<unknown>, 'status' | 'items' | 'isLoadingMore' | 'pages'>;

type SearchResultsProps = {
  found: SearchResult;
  /** Said politely when the eye sees it. How many there are is nobody's business. */
  texts: { none: ReactNode; some: ReactNode; more: ReactNode };
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** May be on its way itself. */
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
  // A failure says so where it stands.
  if (status === 'failed') return null;
  if (items.length === 0) return none;
  return pages > 1 ? more : some;
}
