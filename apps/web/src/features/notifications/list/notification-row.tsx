import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { relativeTime } from '../../../shared/format/relative-time.ts';
import { RecentDay } from '../../../shared/ui/recent-day.tsx';
import { useSession } from '../../../shared/session/session.ts';
import type { Notification } from '../api/notifications.ts';
import { useNotificationActions } from '../api/use-changes.ts';
import { linkTargetOf } from '../link-target.ts';
import { showNames } from '../labels.ts';
import { Sentence } from '../sentence/sentence.tsx';
import classes from './notification-row.module.css';
import { Avatars } from './avatars.tsx';
import { RowActions } from './row-actions.tsx';
import { RowMenu } from './row-menu.tsx';

type NotificationRowProps = { notification: Notification; now: Date; timeZone: string };

/** One notification: opening it marks it as read and navigates to its target. */
export function NotificationRow({ notification, now, timeZone }: NotificationRowProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const ownName = useSession(({ account }) => account?.username ?? '');
  const { read } = useNotificationActions();
  const { kind, actors, at, on, can, context } = notification;
  const isConnected = kind === 'connection_request' && actors[0]?.relation === 'connected';

  function handleOpen() {
    if (!notification.read) void read(notification);
  }

  return (
    <article className={classes.row} data-unread={!notification.read || undefined} aria-labelledby={`${id}-sentence`}>
      <Avatars actors={actors} kind={kind} />
      <div className={classes.text}>
        <p id={`${id}-sentence`} className={classes.sentence}>
          <Sentence notification={notification} onOpen={handleOpen} />
        </p>
        <p className={classes.when}>
          {!notification.read && <span className={classes.dot} role="img" aria-label={t(showNames.unread)} />}
          <Link
            {...linkTargetOf(notification, ownName)}
            preload={false}
            id={`${id}-when`}
            className={classes.open}
            aria-labelledby={`${id}-sentence ${id}-when`}
            onClick={handleOpen}
          >
            {at ? <time dateTime={at}>{relativeTime(new Date(at), now, { locale: i18n.locale, timeZone })}</time> : <RecentDay day={on} />}
          </Link>
        </p>
        {isConnected && (
          <p className={classes.done}>
            <IconUserCheck size={17} stroke={1.6} aria-hidden="true" />
            <Trans>You’re connected.</Trans>
          </p>
        )}
        {can.length > 0 && context.quote && (
          <blockquote className={classes.quote} dir="auto">
            {context.quote}
          </blockquote>
        )}
        <RowActions notification={notification} onOpen={handleOpen} />
      </div>
      <RowMenu notification={notification} sentenceId={`${id}-sentence`} />
    </article>
  );
}
