import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { removeMember } from '../../conversations/index.ts';
import { useConversation, type ConversationDialogProps } from '../conversation/conversation-context.ts';
import { useGroupChange } from './use-group-change.ts';

/** Asks for confirmation before a member is removed from a group. */
export function RemoveDialog({ opened, onClose, memberId }: ConversationDialogProps) {
  const { conversation, nameOf } = useConversation();
  const { isPending, work } = useGroupChange();
  const name = nameOf(memberId);

  async function handleConfirm() {
    if (await work(conversation.id, () => removeMember(conversation.id, memberId))) onClose();
  }

  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      isPending={isPending}
      title={
        <Trans>
          Remove <bdi>{name}</bdi> from the group?
        </Trans>
      }
      confirmLabel={<Trans>Remove</Trans>}
      onConfirm={() => void handleConfirm()}
    >
      <Trans>They won’t be able to read new messages. They keep what they’ve already received.</Trans>
    </ConfirmDialog>
  );
}
