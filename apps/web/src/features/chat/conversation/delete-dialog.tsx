import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import type { ConversationDialogProps } from './conversation-context.ts';
import { useConversationActions } from './use-conversation-actions.ts';

type DeleteDialogProps = ConversationDialogProps & { forWhom: 'me' | 'all' };

export const DeleteForMe = (props: ConversationDialogProps) => <DeleteDialog {...props} forWhom="me" />;

export const DeleteForAll = (props: ConversationDialogProps) => <DeleteDialog {...props} forWhom="all" />;

/** Asks before a message is gone, and says for whom. */
function DeleteDialog({ opened, forWhom, messageId, onClose }: DeleteDialogProps) {
  const { remove } = useConversationActions();
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
        <Trans>It is gone on all your devices. Others keep it.</Trans>
      ) : (
        <Trans>Its words and files are gone for everybody; that there was a message stays visible. Who has read it may remember it.</Trans>
      )}
    </ConfirmDialog>
  );
}
