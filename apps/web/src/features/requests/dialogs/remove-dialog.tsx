import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useOwnRequest } from '../calls/own.ts';
import type { DialogProps } from './dialog-props.ts';

/** Asks before a post is deleted with everything in it. */
export function RemoveDialog({ request, opened, onClose }: DialogProps) {
  const { remove } = useOwnRequest(request.id);
  const [isPending, setPending] = useState(false);

  async function handleConfirm() {
    setPending(true);
    // The toast says what went wrong; the dialog stays for another attempt.
    await remove().catch(() => setPending(false));
  }

  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      isPending={isPending}
      title={<Trans>Delete this request?</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>It is deleted with its photos and videos. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
