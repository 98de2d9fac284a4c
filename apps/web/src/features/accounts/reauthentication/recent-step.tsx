import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ResponseError } from '@subrosa/contract/client/errors';
import { useState } from 'react';
import classes from '../../../shared/ui/confirm-dialog.module.css';
import own from './steps.module.css';
import type { Confirmation } from './use-reauthentication.ts';

type RecentStepProps = Pick<Confirmation, 'reason' | 'action' | 'danger'> & {
  use: () => Promise<void>;
  onBusy: (isBusy: boolean) => void;
  onCancel: () => void;
  onFailure: (error: unknown) => void;
  /** The server needs the password after all: another device, or too late. */
  onPasswordRequired: () => void;
};

/** Confirms an action without the password, which was proved a few minutes ago. */
export function RecentStep({ reason, action, danger, use, onBusy, onCancel, onFailure, onPasswordRequired }: RecentStepProps) {
  const [isBusy, setBusy] = useState(false);

  async function handleConfirm() {
    setBusy(true);
    onBusy(true);
    await use().catch((error: unknown) => {
      if (error instanceof ResponseError && error.code === 'accounts.passwordRequired') onPasswordRequired();
      else onFailure(error);
    });
    setBusy(false);
    onBusy(false);
  }

  return (
    <>
      <p className={own.reason}>{reason}</p>
      <p className={own.reason}>
        <Trans>You entered your password a few minutes ago, so you don’t need it now.</Trans>
      </p>
      <div className={`${classes.actions} ${own.actions}`}>
        <Button variant="default" size="md" disabled={isBusy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="md" loading={isBusy} data-danger={danger} data-autofocus onClick={() => void handleConfirm()}>
          {action}
        </Button>
      </div>
    </>
  );
}
