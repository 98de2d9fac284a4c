import { Plural, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countQuery } from '../api/notifications.ts';
import { formatCount } from '../format-count.ts';
import classes from './notification-button.module.css';
import { useState } from 'react';

/** The link to the notifications with the unread count; announces new ones to screen readers. */
export function NotificationButton() {
  const { t, i18n } = useLingui();
  const { data } = useQuery(countQuery);
  const hasArrived = useArrivalState(data?.unread);
  const unread = data?.unread ?? 0;
  const text = formatCount(unread, i18n);
  return (
    <>
      <Link
        to="/notifications"
        search={{}}
        className={classes.button}
        activeOptions={{ includeSearch: false }}
        aria-label={unread > 0 ? t`Notifications, ${text} unread` : t`Notifications`}
      >
        <IconBell size={22} stroke={1.5} aria-hidden="true" />
        {unread > 0 && (
          <span className={classes.count} aria-hidden="true">
            {text}
          </span>
        )}
      </Link>
      <VisuallyHidden role="status">
        {hasArrived && (
          <Plural value={unread} one="A new notification has arrived. # is unread." other="A new notification has arrived. # are unread." />
        )}
      </VisuallyHidden>
    </>
  );
}

type ArrivalState = { unread: number | undefined; hasArrived: boolean };

/** Whether the last change of the count was an arrival. The first count is none, nor is a count that fell. */
function useArrivalState(unread: number | undefined): boolean {
  const [arrival, setArrival] = useState<ArrivalState>({ unread, hasArrived: false });
  if (arrival.unread !== unread) setArrival({ unread, hasArrived: (unread ?? 0) > (arrival.unread ?? Infinity) });
  return arrival.hasArrived;
}
