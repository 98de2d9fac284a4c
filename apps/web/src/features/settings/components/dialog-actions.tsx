import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import classes from './form.module.css';

type DialogActionsProps = {
  /** What the form does: `Send code`, not `OK`. */
  submitLabel: ReactNode;
  onCancel: () => void;
  isBusy?: boolean;
  danger?: boolean;
};

/** The way back and the one filled button of a form in a dialog. */
export function DialogActions({ submitLabel, onCancel, isBusy = false, danger = false }: DialogActionsProps) {
  return (
    <div className={`${frame.actions} ${classes.actions}`}>
      <Button variant="default" size="md" mih={48} disabled={isBusy} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" size="md" mih={48} loading={isBusy} data-danger={danger}>
        {submitLabel}
      </Button>
    </div>
  );
}
