import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { removeMember } from '../../conversations/index.ts';
import { useConversation, type ConversationDialogProps } from '../conversation/conversation-context.ts';
import { useGroupWork } from './use-group-work.ts';

/** Asks before somebody is taken out of a group. */
export function RemoveDialog({ opened, onClose, memberId }: ConversationDialogProps) {
  const { conversation, nameOf } = useConversation();
  const { isPending, work } = useGroupWork();
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
      <Trans>The keys change at once: nothing that is said from now on can be read by them. What they have read stays with them.</Trans>
    </ConfirmDialog>
  );
}
