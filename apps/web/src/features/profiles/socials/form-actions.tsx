import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import frame from '../../../shared/ui/confirm-dialog.module.css';

type FormActionsProps = {
  isBusy: boolean;
  onCancel: () => void;
  /** The label of the submit button: `Add link`, not `OK`. */
  children: ReactNode;
};

export function FormActions({ isBusy, onCancel, children }: FormActionsProps) {
  return (
    <div className={frame.actions}>
      <Button variant="default" size="md" disabled={isBusy} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" size="md" loading={isBusy}>
        {children}
      </Button>
    </div>
  );
}
