import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../../../shared/session/own-account.ts';
import { CreateRecoveryCode } from '../../settings/index.ts';
import classes from './unlock-card.module.css';

/** Offered at the first chat, because without a recovery code a forgotten password means lost messages. */
export function RecoveryOffer() {
  const { data: account } = useQuery(accountQuery);
  const [isLater, setLater] = useState(false);
  if (!account || account.hasRecoveryCode || isLater) return null;
  return (
    <section className={classes.card} aria-labelledby="recovery-offer">
      <h2 id="recovery-offer" className={classes.title}>
        <Trans>Save your recovery code</Trans>
      </h2>
      <p className={classes.text}>
        <Trans>Without it, you’ll lose your messages if you forget your password.</Trans>{' '}
        <Trans>Write the 12 words on paper and keep them somewhere private.</Trans>
      </p>
      <div className={classes.actions}>
        <CreateRecoveryCode>
          <Trans>Create code</Trans>
        </CreateRecoveryCode>
        <Button variant="subtle" c="var(--text)" onClick={() => setLater(true)}>
          <Trans>Later</Trans>
        </Button>
      </div>
    </section>
  );
}
