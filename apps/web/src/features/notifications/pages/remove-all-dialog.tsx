import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';

type RemoveAllDialogProps = { opened: boolean; onClose: () => void; onConfirm: () => void };

/** Asks before everything goes. */
export function RemoveAllDialog({ opened, onClose, onConfirm }: RemoveAllDialogProps) {
  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      title={<Trans>Remove all notifications?</Trans>}
      confirmLabel={<Trans>Remove all</Trans>}
      onConfirm={onConfirm}
    >
      <Trans>All of them go, of every kind, and cannot be brought back. What they told you about stays as it is.</Trans>
    </ConfirmDialog>
  );
}
