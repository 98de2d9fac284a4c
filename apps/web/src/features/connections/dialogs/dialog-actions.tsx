import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import frame from '../../../shared/ui/confirm-dialog.module.css';

type DialogActionsProps = { submitLabel: ReactNode; onCancel: () => void; isBusy: boolean };

/** The way back and the one filled button of a form in a dialog. */
export function DialogActions({ submitLabel, onCancel, isBusy }: DialogActionsProps) {
  return (
    <div className={frame.actions}>
      <Button variant="default" size="md" mih={48} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" size="md" mih={48} loading={isBusy}>
        {submitLabel}
      </Button>
    </div>
  );
}
