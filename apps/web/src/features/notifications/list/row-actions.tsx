import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Notification } from '../calls/notifications.ts';
import classes from './notification-row.module.css';
import { useAnswers } from './use-answers.ts';

type RowActionsProps = { notification: Notification; onOpen: () => void };

/** What can be done about it without leaving the list. */
export function RowActions({ notification, onOpen }: RowActionsProps) {
  const { t } = useLingui();
  const { confirm, approve, decline } = useAnswers(notification);
  const { can, actors } = notification;
  const username = actors[0]?.username ?? '';
  if (can.length === 0) return null;
  return (
    <div className={classes.actions}>
      {can.includes('confirm') && (
        <Button size="sm" aria-label={t`Confirm ${username}`} onClick={() => void confirm()}>
          <Trans>Confirm</Trans>
        </Button>
      )}
      {can.includes('approve') && (
        <Button size="sm" aria-label={t`Approve the words of ${username}`} onClick={() => void approve()}>
          <Trans>Approve</Trans>
        </Button>
      )}
      {can.includes('answer') && (
        <Button size="sm" component={Link} to="/profile/photos" onClick={onOpen}>
          <Trans>Answer</Trans>
        </Button>
      )}
      {can.includes('delete') && (
        <Button
          size="sm"
          variant="default"
          aria-label={
            notification.kind === 'connection_request' ? t`Delete the request of ${username}` : t`Delete the words of ${username}`
          }
          onClick={() => void decline()}
        >
          <Trans>Delete</Trans>
        </Button>
      )}
    </div>
  );
}
