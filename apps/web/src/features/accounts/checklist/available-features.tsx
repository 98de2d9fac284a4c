import { Trans } from '@lingui/react/macro';
import { IconCrown, IconDoor } from '@tabler/icons-react';
import classes from './card.module.css';

/** For a new member: the features that are available at once, and those that need verification or a plan. */
export function AvailableFeatures() {
  return (
    <section className={classes.card} aria-labelledby="what-works">
      <h2 id="what-works" className={classes.heading}>
        <IconDoor size={24} stroke={1.4} aria-hidden="true" />
        <Trans>What you can do</Trans>
      </h2>
      <dl className={classes.habits}>
        <dt>
          <Trans>Now</Trans>
        </dt>
        <dd>
          <Trans>Members can find your profile and you can find theirs. You can edit it at any time.</Trans>
        </dd>
        <dt>
          <Trans>After review</Trans>
        </dt>
        <dd>
          <Trans>Photos and videos. Only you can see them until our team has reviewed them.</Trans>
        </dd>
        <dt>
          <Trans>With premium</Trans>
        </dt>
        <dd>
          <Trans>Start conversations (with a verified phone or identity) and see other members’ links.</Trans>
        </dd>
      </dl>
      <p className={classes.small}>
        <IconCrown size={16} stroke={1.5} aria-hidden="true" />
        <span>
          <Trans>Premium is free for verified confidants.</Trans>
        </span>
      </p>
    </section>
  );
}
