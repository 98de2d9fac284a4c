import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';

type RemoveAllDialogProps = { opened: boolean; onClose: () => void; onConfirm: () => void };

/** Asks for confirmation before all notifications are removed. */
export function RemoveAllDialog({ opened, onClose, onConfirm }: RemoveAllDialogProps) {
  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      title={<Trans>Delete all notifications?</Trans>}
      confirmLabel={<Trans>Delete all</Trans>}
      onConfirm={onConfirm}
    >
      <Trans>All your notifications will be deleted. This can’t be undone. Nothing else will change.</Trans>
    </ConfirmDialog>
  );
}
