import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useTalkActions } from './use-talk-actions.ts';

type DeleteDialogProps = { opened: boolean; forWhom: 'me' | 'all'; messageId: string; onClose: () => void };

/** Asks before a message is gone, and says for whom. */
export function DeleteDialog({ opened, forWhom, messageId, onClose }: DeleteDialogProps) {
  const { remove } = useTalkActions();
  const [isPending, setPending] = useState(false);

  async function handleConfirm() {
    setPending(true);
    // The toast says what went wrong; the dialog stays for another attempt.
    await remove(messageId, forWhom).then(onClose, () => undefined);
    setPending(false);
  }

  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      isPending={isPending}
      title={forWhom === 'me' ? <Trans>Delete this message for you?</Trans> : <Trans>Delete this message for everybody?</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      onConfirm={() => void handleConfirm()}
    >
      {forWhom === 'me' ? (
        <Trans>It is gone on all your devices. The other keeps it.</Trans>
      ) : (
        <Trans>Its words are gone for both of you; that there was a message stays visible. Who has read it may remember it.</Trans>
      )}
    </ConfirmDialog>
  );
}
