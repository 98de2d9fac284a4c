import { Trans } from '@lingui/react/macro';
import { IconCrown, IconDoor } from '@tabler/icons-react';
import classes from './card.module.css';

/** For somebody new: what is open at once, and what waits for a person or for a plan. */
export function WhatWorks() {
  return (
    <section className={classes.card} aria-labelledby="what-works">
      <h2 id="what-works" className={classes.heading}>
        <IconDoor size={24} stroke={1.4} aria-hidden="true" />
        <Trans>What is open</Trans>
      </h2>
      <dl className={classes.habits}>
        <dt>
          <Trans>Now</Trans>
        </dt>
        <dd>
          <Trans>Members find your profile, and you find theirs. You may change every word of it.</Trans>
        </dd>
        <dt>
          <Trans>After a review</Trans>
        </dt>
        <dd>
          <Trans>Photos and videos. Only you see them until a person of ours has looked.</Trans>
        </dd>
        <dt>
          <Trans>With premium</Trans>
        </dt>
        <dd>
          <Trans>Starting conversations, once your phone or your identity is confirmed, and other members’ links.</Trans>
        </dd>
      </dl>
      <p className={classes.small}>
        <IconCrown size={16} stroke={1.5} aria-hidden="true" />
        <span>
          <Trans>For verified confidants premium is free.</Trans>
        </span>
      </p>
    </section>
  );
}
