import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { VerifiedBadge } from '../../../shared/ui/verified-badge.tsx';
import { Avatar, useConnectionState, type ListRow } from '../../connections/index.ts';
import classes from './request-row.module.css';

type RequestRowProps = { row: ListRow };

/** A pending request: the member, the note, and the actions. */
export function RequestRow({ row: { member, note } }: RequestRowProps) {
  const { t } = useLingui();
  const { id, username, relation } = member;
  const isIncoming = relation === 'incoming';
  const { change } = useConnectionState(id, isIncoming ? 'incoming' : 'outgoing');
  const common = member.interests.filter((interest) => interest.common).length;
  return (
    <article className={classes.row}>
      <Avatar member={member} />
      <div className={classes.text}>
        <h2 className={classes.name}>
          <Link to="/$username" params={{ username }} search={{}} preload={false}>
            <bdi>{username}</bdi>
          </Link>
          {member.verified && <VerifiedBadge size={17} />}
        </h2>
        <ul className={classes.details}>
          {!isIncoming && (
            <li>
              <Trans>Waiting for User Approval</Trans>
            </li>
          )}
          <li>{member.accountType === 'confidant' ? <Trans>Confidant</Trans> : <Trans>Fetishist</Trans>}</li>
          {member.city && (
            <li>
              <bdi>{member.city.name}</bdi>
            </li>
          )}
          {common > 0 && (
            <li>
              <Plural value={common} one="# in common" other="# in common" />
            </li>
          )}
        </ul>
        {note && (
          <blockquote className={classes.note} dir="auto">
            {note}
          </blockquote>
        )}
      </div>
      <div className={classes.actions}>
        {isIncoming ? (
          <>
            <Button size="sm" aria-label={t`Confirm ${username}`} onClick={() => void change('confirm')}>
              <Trans>Confirm</Trans>
            </Button>
            <Button variant="default" size="sm" aria-label={t`Decline ${username}`} onClick={() => void change('decline')}>
              <Trans>Decline</Trans>
            </Button>
          </>
        ) : (
          <Button variant="default" size="sm" aria-label={t`Withdraw request to ${username}`} onClick={() => void change('withdraw')}>
            <Trans context="a connection request">Withdraw</Trans>
          </Button>
        )}
      </div>
    </article>
  );
}
