import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogActions } from '../../shared/ui/dialog-actions.tsx';

type FormActionsProps = { submitLabel: ReactNode; onCancel: (() => void) | undefined; isBusy: boolean };

/** The actions of a form in a dialog of its own, or inside one step of another page. */
export function FormActions({ submitLabel, onCancel, isBusy }: FormActionsProps) {
  if (onCancel) return <DialogActions submitLabel={submitLabel} onCancel={onCancel} isBusy={isBusy} />;
  return (
    <Button type="submit" size="md" fullWidth loading={isBusy}>
      {submitLabel}
    </Button>
  );
}
