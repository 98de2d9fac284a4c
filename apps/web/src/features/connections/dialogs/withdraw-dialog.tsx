import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useConnectionState } from '../use-connection-state.ts';
import type { DialogProps } from './connect-dialog.tsx';

/** From a card: a request that the viewer sent, with a button to withdraw it. */
export function WithdrawDialog({ member, state, opened, onClose }: DialogProps) {
  const { change } = useConnectionState(member.id, state);

  function handleConfirm() {
    void change('withdraw');
    onClose();
  }

  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      title={<Trans>Waiting for User Approval</Trans>}
      confirmLabel={<Trans>Withdraw request</Trans>}
      onConfirm={handleConfirm}
    >
      <Trans>
        <bdi>{member.username}</bdi> hasn’t answered yet. You can withdraw your connection request.
      </Trans>
    </ConfirmDialog>
  );
}
