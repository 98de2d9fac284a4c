import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ErrorState } from './error-state.tsx';
import classes from './paged-list-tail.module.css';
import { useSentinel } from './use-sentinel.ts';

type PagedListTailProps = {
  loaded: number;
  status: 'loading' | 'failed' | 'ready';
  error?: unknown;
  hasMore: boolean;
  onMore: () => void;
  auto?: boolean;
};

/** The end of a list: loading, a button for more, an error, or the end. */
export function PagedListTail({ loaded, status, error, hasMore, onMore, auto = true }: PagedListTailProps) {
  const sentinel = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const hasRequestedMore = useRef(false);
  useSentinel(sentinel, auto && hasMore && status === 'ready' && loaded, onMore);

  // At the end, the focused button is replaced by a text, which gets the focus.
  useEffect(() => {
    if (!hasMore && hasRequestedMore.current) end.current?.focus();
  }, [hasMore]);

  function handleClick() {
    hasRequestedMore.current = true;
    if (status === 'ready') onMore();
  }

  if (status === 'failed') return <ErrorState compact error={error} onRetry={onMore} />;
  return (
    <div className={classes.tail} ref={sentinel}>
      {hasMore || status === 'loading' ? (
        // Not disabled while loading, because a disabled button would lose the focus.
        <Button variant="default" aria-disabled={status === 'loading'} data-waiting={status === 'loading'} onClick={handleClick}>
          {status === 'loading' ? <Trans>Loading…</Trans> : <Trans>Show more</Trans>}
        </Button>
      ) : (
        <p className={classes.end} ref={end} tabIndex={-1}>
          <Trans>You’ve reached the end.</Trans>
        </p>
      )}
    </div>
  );
}
