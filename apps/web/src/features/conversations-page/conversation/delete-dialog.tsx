import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import type { ConversationDialogProps } from './conversation-context.ts';
import { useConversationActions } from './use-conversation-actions.ts';

type DeleteDialogProps = ConversationDialogProps & { forWhom: 'me' | 'all' };

export const DeleteForMe = (props: ConversationDialogProps) => <DeleteDialog {...props} forWhom="me" />;

export const DeleteForAll = (props: ConversationDialogProps) => <DeleteDialog {...props} forWhom="all" />;

/** Asks for confirmation before a message is deleted for the member or for all. */
function DeleteDialog({ opened, forWhom, messageId, onClose }: DeleteDialogProps) {
  const { remove } = useConversationActions();
  const [isPending, setPending] = useState(false);

  async function handleConfirm() {
    setPending(true);
    // The toast shows the error; the dialog stays open for another attempt.
    await remove(messageId, forWhom).then(onClose, () => undefined);
    setPending(false);
  }

  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      isPending={isPending}
      title={forWhom === 'me' ? <Trans>Delete this message for you?</Trans> : <Trans>Delete this message for everyone?</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      onConfirm={() => void handleConfirm()}
    >
      {forWhom === 'me' ? (
        <Trans>It will be deleted on all your devices. Others can still see it.</Trans>
      ) : (
        <Trans>
          The text and files will be deleted for everyone. Others will see that a message was deleted, and may have read it already.
        </Trans>
      )}
    </ConfirmDialog>
  );
}
