import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useConnectionState } from '../use-connection-state.ts';
import type { DialogProps } from './connect-dialog.tsx';

/** Asks for confirmation before a connection ends. */
export function RemoveDialog({ member, state, opened, onClose }: DialogProps) {
  const { change } = useConnectionState(member.id, state);

  function handleConfirm() {
    void change('delete');
    onClose();
  }

  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      title={
        <Trans>
          Remove your connection with <bdi>{member.username}</bdi>?
        </Trans>
      }
      confirmLabel={<Trans>Remove connection</Trans>}
      onConfirm={handleConfirm}
    >
      <Trans>
        You’ll both lose access to what’s shared only with connections. To reconnect, one of you has to send a new request. No one will be
        notified.
      </Trans>
    </ConfirmDialog>
  );
}
