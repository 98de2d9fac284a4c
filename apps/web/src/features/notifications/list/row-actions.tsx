import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Notification } from '../api/notifications.ts';
import classes from './notification-row.module.css';
import { useSession } from '../../../shared/session/session.ts';
import { useEndorsementActions, useConnectionState } from '../../connections/index.ts';
import { useNotificationActions } from '../api/use-changes.ts';

type RowActionsProps = { notification: Notification; onOpen: () => void };

/** The responses that are possible without leaving the list. */
export function RowActions({ notification, onOpen }: RowActionsProps) {
  const { t } = useLingui();
  const { confirm, approve, decline } = useResponses(notification);
  const { can, actors } = notification;
  const username = actors[0]?.username ?? '';
  const isRequest = notification.kind === 'connection_request';
  if (can.length === 0) return null;
  return (
    <div className={classes.actions}>
      {can.includes('confirm') && (
        <Button size="sm" aria-label={t`Confirm ${username}`} onClick={() => void confirm()}>
          <Trans>Confirm</Trans>
        </Button>
      )}
      {can.includes('approve') && (
        <Button size="sm" aria-label={t`Approve endorsement by ${username}`} onClick={() => void approve()}>
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
          aria-label={isRequest ? t`Decline ${username}` : t`Delete endorsement by ${username}`}
          onClick={() => void decline()}
        >
          {isRequest ? <Trans>Decline</Trans> : <Trans>Delete</Trans>}
        </Button>
      )}
    </div>
  );
}

/** Responds to a connection request or an endorsement, with the requests of the connections feature. */
function useResponses(notification: Notification) {
  const ownId = useSession(({ account }) => account?.id ?? '');
  const { respond } = useNotificationActions();
  const { change } = useConnectionState(notification.actors[0]?.id ?? '', 'incoming');
  const { approve, withdraw } = useEndorsementActions(ownId);
  const { kind, actors, context } = notification;
  const endorsement = context.endorsementId ?? '';

  return {
    confirm: () =>
      respond(notification, { can: [], actors: actors.map((actor) => ({ ...actor, relation: 'connected' })) }, () => change('confirm')),
    approve: () => respond(notification, { can: [] }, () => approve(endorsement)),
    // The declined member is not notified; the request is deleted.
    decline: () =>
      kind === 'connection_request'
        ? respond(notification, null, () => change('decline'))
        : respond(notification, null, () => withdraw(endorsement)),
  };
}
