import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  opened: boolean;
  title: ReactNode;
  /** The action in words: `Remove 3 photos`, not `OK`. */
  confirmLabel: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** For irreversible actions: the focus starts on Cancel. */
  danger?: boolean;
  isPending?: boolean;
  children?: ReactNode;
};

/** Asks for confirmation. Escape and the first button cancel. */
export function ConfirmDialog({
  opened,
  title,
  confirmLabel,
  onConfirm,
  onClose,
  danger = false,
  isPending = false,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={440}>
      {children && <div className={classes.text}>{children}</div>}
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={onClose} data-autofocus={danger || undefined}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="md" loading={isPending} onClick={onConfirm} data-autofocus={!danger || undefined} data-danger={danger}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
