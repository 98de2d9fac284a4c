import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useConversation, type ConversationDialogProps } from '../conversation/conversation-context.ts';
import { GroupPanel } from './group-panel.tsx';

/** Where there is no room beside the conversation. */
export function GroupDialog({ opened, onClose }: ConversationDialogProps) {
  const { conversation } = useConversation();
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Group details</Trans>} size={480}>
      {conversation.group && <GroupPanel group={conversation.group} />}
    </Dialog>
  );
}
