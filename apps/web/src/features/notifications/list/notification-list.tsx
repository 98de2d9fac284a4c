import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import frame from '../../../shared/ui/list.module.css';
import { PagedListTail } from '../../../shared/ui/paged-list-tail.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { pagingProps } from '../../../shared/ui/paging-props.ts';
import { useShrinkingList } from '../../../shared/ui/use-shrinking-list.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useTimeZone } from '../../../shared/use-time-zone.ts';
import { rowsOf } from '../api/cache.ts';
import { listQuery } from '../api/notifications.ts';
import { groupByDay } from '../days.ts';
import type { Show } from '../search.ts';
import { dayNames } from '../labels.ts';
import { EmptyList } from './empty-list.tsx';
import classes from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';

type NotificationListProps = {
  show: Show;
  /** Called when a row with the focus is removed. */
  onGone: () => void;
};

/** The notifications grouped by day, page by page. */
export function NotificationList({ show, onGone }: NotificationListProps) {
  const { t } = useLingui();
  const now = useNow();
  const timeZone = useTimeZone();
  const query = useInfiniteQuery(listQuery(show));
  const { data, error, isFetching, hasNextPage, refetch } = query;
  const rows = data ? rowsOf(data) : [];
  const count = rows.length;
  // A deleted actor's notifications disappear with them.
  useShrinkingList(query, count, onGone);

  if (count === 0) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return isFetching || hasNextPage ? <SkeletonList shape="rows" /> : <EmptyList show={show} />;
  }
  return (
    <div className={frame.frame}>
      {groupByDay(rows, now).map(({ days, rows: ofDays }) => (
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
      <PagedListTail loaded={count} {...pagingProps(query)} />
    </div>
  );
}
