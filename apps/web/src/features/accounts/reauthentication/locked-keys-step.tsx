import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import classes from '../../../shared/ui/confirm-dialog.module.css';
import { recoveryErrorOf } from './problems.ts';
import type { Proof } from './prove-password.ts';
import { RecoveryCodeField } from './recovery-code-field.tsx';
import { StartFresh } from './start-fresh.tsx';
import own from './steps.module.css';
import { recoverKeys, startWithNewKeys } from './unlock-keys.ts';

type LockedKeysStepProps = {
  proof: Proof;
  hasRecoveryCode: boolean;
  use: (proof: Proof) => Promise<void>;
  onBusy: (isBusy: boolean) => void;
  onCancel: () => void;
  onFailure: (error: unknown) => void;
};

/** After a reset: the recovery code restores all encrypted data; without it, the member can only start with new keys. */
export function LockedKeysStep({ proof, hasRecoveryCode, use, onBusy, onCancel, onFailure }: LockedKeysStepProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busyWith, setBusyWith] = useState<'code' | 'fresh' | null>(null);

  async function open(method: 'code' | 'fresh') {
    setProblem(null);
    setBusyWith(method);
    onBusy(true);
    try {
      await (method === 'code' ? recoverKeys(proof, code) : startWithNewKeys(proof));
      await use(proof);
    } catch (error) {
      const found = recoveryErrorOf(error);
      if (found) setProblem(t(found));
      else onFailure(error);
    }
    setBusyWith(null);
    onBusy(false);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void open('code');
  }

  return (
    <>
      <p className={own.reason}>
        {hasRecoveryCode ? (
          <Trans>Since your password was reset, only your recovery code can unlock them.</Trans>
        ) : (
          <Trans>Your password was reset and there was no recovery code, so they can’t be unlocked.</Trans>
        )}
      </p>
      {hasRecoveryCode && (
        <form onSubmit={handleSubmit} noValidate>
          <RecoveryCodeField value={code} onChange={setCode} problem={problem} readOnly={busyWith !== null} />
          <div className={`${classes.actions} ${own.actions}`}>
            <Button variant="default" size="md" disabled={busyWith !== null} onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" size="md" loading={busyWith === 'code'} disabled={busyWith === 'fresh'}>
              <Trans>Unlock</Trans>
            </Button>
          </div>
        </form>
      )}
      <StartFresh
        isBusy={busyWith === 'fresh'}
        disabled={busyWith === 'code'}
        problem={hasRecoveryCode ? null : problem}
        onStart={() => void open('fresh')}
      />
    </>
  );
}
