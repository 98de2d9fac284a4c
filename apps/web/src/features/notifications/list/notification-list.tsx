import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import frame from '../../../shared/ui/list.module.css';
import { PagedListTail } from '../../../shared/ui/paged-list-tail.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { useNow } from '../../../shared/use-now.ts';
import { useTimeZone } from '../calls/use-time-zone.ts';
import { rowsOf } from '../calls/cached.ts';
import { listQuery } from '../calls/notifications.ts';
import { byDays } from '../days.ts';
import type { Show } from '../search.ts';
import { dayNames } from '../words.ts';
import { NothingHere } from './nothing-here.tsx';
import classes from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';

type NotificationListProps = {
  show: Show;
  /** A row left with the focus in it. */
  onGone: () => void;
};

/** The notifications under their days, page after page. */
export function NotificationList({ show, onGone }: NotificationListProps) {
  const { t } = useLingui();
  const now = useNow();
  const timeZone = useTimeZone();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(listQuery(show));
  const rows = data ? rowsOf(data) : [];
  const count = rows.length;
  const counted = useRef(count);

  useEffect(() => {
    if (count < counted.current && document.activeElement === document.body) onGone();
    counted.current = count;
  }, [count, onGone]);

  // A page may be empty though there are more: who did it may be gone.
  useEffect(() => {
    if (count === 0 && hasNextPage && !isFetching && !error) void fetchNextPage({ cancelRefetch: false });
  }, [count, hasNextPage, isFetching, error, fetchNextPage]);

  if (count === 0) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return isFetching || hasNextPage ? <SkeletonList shape="rows" /> : <NothingHere show={show} />;
  }
  return (
    <div className={frame.frame}>
      {byDays(rows, now, timeZone).map(({ days, rows: ofDays }) => (
        <section key={days} className={classes.days} aria-labelledby={`days-${days}`}>
          <h2 id={`days-${days}`} className={classes.title}>
            {t(dayNames[days])}
          </h2>
          <ul className={frame.rows}>
            {ofDays.map((notification) => (
              <li key={notification.id}>
                <NotificationRow notification={notification} now={now} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <PagedListTail
        loaded={count}
        status={error ? 'failed' : isFetchingNextPage ? 'loading' : 'ready'}
        error={error}
        hasMore={hasNextPage}
        onMore={() => void fetchNextPage({ cancelRefetch: false })}
      />
    </div>
  );
}
