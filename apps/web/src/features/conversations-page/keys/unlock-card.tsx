import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Hint } from '../../../shared/help/hint.tsx';
import { accountQuery } from '../../../shared/session/own-account.ts';
import { openKeysByPassword, useReauthentication } from '../../accounts/index.ts';
import { openVault, unlockVault, useVault } from '../../conversations/index.ts';
import { CodeForm } from './code-form.tsx';
import classes from './unlock-card.module.css';

/** In a browser without keys: the password or the recovery code restores the messages. */
export function UnlockCard() {
  const hasFailed = useVault(({ state }) => state === 'failed');
  const { perform } = useReauthentication();
  const { data: account } = useQuery(accountQuery);
  const [byCode, setByCode] = useState(false);

  async function handleUnlock() {
    const confirmation = {
      reason: <Trans>Your messages are locked. Only your password or recovery code can unlock them.</Trans>,
      action: <Trans>Unlock</Trans>,
    };
    // A toast shows a failure.
    await perform(confirmation, async (proof) => unlockVault(await openKeysByPassword(proof))).catch(() => undefined);
  }

  if (hasFailed) {
    return (
      <section className={classes.card} role="alert">
        <h2 className={classes.title}>
          <Trans>Your messages can’t be opened right now</Trans>
        </h2>
        <p className={classes.text}>
          <Trans>You may be offline, or in a private window that can’t store your messages.</Trans>
        </p>
        <Button size="md" variant="default" onClick={() => void openVault()}>
          <Trans>Try again</Trans>
        </Button>
      </section>
    );
  }
  return (
    <section className={classes.card} aria-labelledby="unlock">
      <h2 id="unlock" className={classes.title}>
        <Trans>Unlock your messages</Trans>
      </h2>
      <p className={classes.text}>
        <Trans>Unlock your messages to see your conversations in this browser.</Trans>
      </p>
      <Hint name="unlock" topic="unlock">
        <Trans>Only you can open your messages. Enter your password once in each new browser; we don’t have it.</Trans>
      </Hint>
      {byCode ? (
        <CodeForm onCancel={() => setByCode(false)} />
      ) : (
        <div className={classes.actions}>
          <Button size="md" onClick={() => void handleUnlock()}>
            <Trans>Unlock with password</Trans>
          </Button>
          {account?.hasRecoveryCode && (
            <Button size="md" variant="default" onClick={() => setByCode(true)}>
              <Trans>Use recovery code</Trans>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
