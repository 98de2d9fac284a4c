import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../../../shared/session/own-account.ts';
import { MakeRecoveryCode } from '../../settings/index.ts';
import classes from './unlock-card.module.css';

/** At the first chat: without a code, a forgotten password means lost messages. */
export function RecoveryOffer() {
  const { data: account } = useQuery(accountQuery);
  const [isLater, setLater] = useState(false);
  if (!account || account.hasRecoveryCode || isLater) return null;
  return (
    <section className={classes.card} aria-labelledby="recovery-offer">
      <h2 id="recovery-offer" className={classes.title}>
        <Trans>Keep a recovery code</Trans>
      </h2>
      <p className={classes.text}>
        <Trans>Without the code, a forgotten password means lost messages.</Trans>{' '}
        <Trans>Write the twelve words on paper and keep them where nobody looks.</Trans>
      </p>
      <div className={classes.actions}>
        <MakeRecoveryCode>
          <Trans>Make a code</Trans>
        </MakeRecoveryCode>
        <Button variant="subtle" c="var(--text)" onClick={() => setLater(true)}>
          <Trans>Later</Trans>
        </Button>
      </div>
    </section>
  );
}
