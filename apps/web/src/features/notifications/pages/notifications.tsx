import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { useLiveConnections } from '../../connections/index.ts';
import { newestOf, rowsOf } from '../api/cache.ts';
import { countQuery, listQuery } from '../api/notifications.ts';
import { formatCount } from '../format-count.ts';
import { ShowLinks } from '../filters/show-links.tsx';
import { NotificationList } from '../list/notification-list.tsx';
import { showOf } from '../search.ts';
import { AllActions } from './all-actions.tsx';
import { UnreadText } from './unread-text.tsx';
import classes from './notifications.module.css';

/** `/notifications`: the member's notifications, newest first. */
export function Notifications() {
  useLiveConnections();
  const { i18n } = useLingui();
  const show = showOf(useSearch({ strict: false }));
  const main = useRef<HTMLElement>(null);
  const focusList = useCallback(() => main.current?.focus({ preventScroll: true }), []);
  const count = useQuery(countQuery);
  const unread = count.data?.unread ?? 0;
  const { data } = useInfiniteQuery(listQuery(show));
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <h1 id="notifications" className={classes.title}>
            <Trans>Notifications</Trans>
          </h1>
          <p className={classes.count}>
            <UnreadText unread={count.data?.unread} />
          </p>
        </div>
        <AllActions unread={unread} newest={newestOf(data)} hasRows={data !== undefined && rowsOf(data).length > 0} onGone={focusList} />
      </header>
      <div className={classes.filters}>
        <ShowLinks unread={unread > 0 ? formatCount(unread, i18n) : ''} />
      </div>
      <section ref={main} tabIndex={-1} className={classes.main} aria-labelledby="notifications">
        <NotificationList key={show} show={show} onGone={focusList} />
      </section>
    </div>
  );
}
