import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useOwnRequest } from '../calls/own.ts';
import type { DialogProps } from './dialog-props.ts';

/** Asks before a post is taken back for good. */
export function WithdrawDialog({ request, opened, onClose }: DialogProps) {
  const { withdraw } = useOwnRequest(request.id);
  const [isPending, setPending] = useState(false);

  async function handleConfirm() {
    setPending(true);
    // The toast says what went wrong; the dialog stays for another attempt.
    await withdraw().then(onClose, () => undefined);
    setPending(false);
  }

  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      isPending={isPending}
      title={<Trans>Withdraw this request?</Trans>}
      confirmLabel={<Trans>Withdraw</Trans>}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>Nobody but you sees it any more, and it cannot be published again. It frees no place of today.</Trans>
    </ConfirmDialog>
  );
}
