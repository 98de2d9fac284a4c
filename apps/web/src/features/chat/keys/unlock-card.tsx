import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../../../shared/session/own-account.ts';
import { openKeysByPassword, useReauthentication } from '../../accounts/index.ts';
import { openVault, unlockVault, useVault } from '../../conversations/index.ts';
import { CodeForm } from './code-form.tsx';
import classes from './unlock-card.module.css';

/** In a browser that has no keys: the password brings everything back, or the recovery code. */
export function UnlockCard() {
  const hasFailed = useVault(({ state }) => state === 'failed');
  const { perform } = useReauthentication();
  const { data: account } = useQuery(accountQuery);
  const [byCode, setByCode] = useState(false);

  async function handleUnlock() {
    const confirmation = {
      reason: <Trans>Your messages are sealed with keys that only your password or your recovery code opens.</Trans>,
      action: <Trans>Unlock</Trans>,
    };
    // A failure was said by a toast.
    await perform(confirmation, async (proof) => unlockVault(await openKeysByPassword(proof))).catch(() => undefined);
  }

  if (hasFailed) {
    return (
      <section className={classes.card} role="alert">
        <h2 className={classes.title}>
          <Trans>Your messages cannot be opened now</Trans>
        </h2>
        <p className={classes.text}>
          <Trans>This browser may have no storage for them, as in a private window, or the connection is gone.</Trans>
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
        <Trans>This browser does not have your keys yet. Once unlocked, everything that was said is here again.</Trans>
      </p>
      {byCode ? (
        <CodeForm onCancel={() => setByCode(false)} />
      ) : (
        <div className={classes.actions}>
          <Button size="md" onClick={() => void handleUnlock()}>
            <Trans>Unlock with the password</Trans>
          </Button>
          {account?.hasRecoveryCode && (
            <Button size="md" variant="default" onClick={() => setByCode(true)}>
              <Trans>Use the recovery code</Trans>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
