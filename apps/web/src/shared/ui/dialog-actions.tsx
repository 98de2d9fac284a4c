import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './confirm-dialog.module.css';

type DialogActionsProps = {
  /** The label of the submit button: `Send code`, not `OK`. */
  submitLabel: ReactNode;
  onCancel: () => void;
  isBusy?: boolean;
  danger?: boolean;
};

/** The Cancel button and the one filled button of a form in a dialog. */
export function DialogActions({ submitLabel, onCancel, isBusy = false, danger = false }: DialogActionsProps) {
  return (
    <div className={`${classes.actions} ${classes.formActions}`}>
      <Button variant="default" size="md" disabled={isBusy} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" size="md" loading={isBusy} data-danger={danger}>
        {submitLabel}
      </Button>
    </div>
  );
}
