import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useConversation, type ConversationDialogProps } from '../conversation/conversation-context.ts';
import { GroupPanel } from './group-panel.tsx';

/** The group's details for screens that are too narrow for the panel beside the conversation. */
export function GroupDialog({ opened, onClose }: ConversationDialogProps) {
  const { conversation } = useConversation();
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Group details</Trans>} size={480}>
      {conversation.group && <GroupPanel group={conversation.group} />}
    </Dialog>
  );
}
