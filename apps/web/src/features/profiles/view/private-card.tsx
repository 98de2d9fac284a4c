import { Trans } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import classes from './private-card.module.css';

type PrivateCardProps = { username: string };

/** The only content of a private account that other members see. */
export function PrivateCard({ username }: PrivateCardProps) {
  return (
    <section className={classes.card} aria-labelledby="private">
      <span className={classes.ring}>
        <IconLock size={26} stroke={1.4} aria-hidden="true" />
      </span>
      <h2 id="private" className={classes.title}>
        <Trans>
          <bdi>{username}</bdi> chooses who sees more
        </Trans>
      </h2>
      <p className={classes.text}>
        <Trans>
          This account is private. You’ll see the introduction, gallery and interests once <bdi>{username}</bdi> approves your connection
          request.
        </Trans>
      </p>
    </section>
  );
}
