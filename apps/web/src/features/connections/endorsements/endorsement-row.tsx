import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePending } from '../../../shared/use-pending.ts';
import { VerifiedBadge } from '../../../shared/ui/verified-badge.tsx';
import { useEndorsementActions, type Endorsement } from '../api/endorsements.ts';
import { Avatar } from '../avatar/avatar.tsx';
import classes from './endorsements.module.css';

type EndorsementRowProps = {
  endorsement: Endorsement;
  memberId: string;
  /** False when the owner views the profile as others see it. */
  hasActions: boolean;
  /** Called before the row or the button with the focus disappears. */
  onGone: () => void;
};

export function EndorsementRow({ endorsement, memberId, hasActions, onGone }: EndorsementRowProps) {
  const { t } = useLingui();
  const { approve, withdraw } = useEndorsementActions(memberId);
  const { isPending: isBusy, run } = usePending();
  const { id, author, text, waiting, can } = endorsement;

  async function handle(action: (id: string) => Promise<boolean>) {
    await run(() => action(id));
    onGone();
  }

  return (
    <article className={classes.row} data-waiting={waiting || undefined}>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <div className={classes.author}>
        <Avatar member={author} />
        <span>
          <span className={classes.name}>
            <Link to="/$username" params={{ username: author.username }} search={{}}>
              <bdi>{author.username}</bdi>
            </Link>
            {author.verified && <VerifiedBadge size={16} />}
          </span>
          {waiting && (
            <span className={classes.waiting}>
              {can.approve ? <Trans>Waiting for your approval</Trans> : <Trans>Waiting for User Approval</Trans>}
            </span>
          )}
        </span>
        {hasActions && (
          <span className={classes.actions}>
            {can.approve && (
              <Button
                size="sm"
                loading={isBusy}
                aria-label={t`Approve endorsement by ${author.username}`}
                onClick={() => void handle(approve)}
              >
                <Trans>Approve</Trans>
              </Button>
            )}
            {can.withdraw && (
              <Button
                variant="default"
                size="sm"
                disabled={isBusy}
                aria-label={t`Delete endorsement by ${author.username}`}
                onClick={() => void handle(withdraw)}
              >
                <Trans>Delete</Trans>
              </Button>
            )}
          </span>
        )}
      </div>
    </article>
  );
}
