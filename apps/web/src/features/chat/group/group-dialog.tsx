import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useTalk, type TalkDialogProps } from '../conversation/talk-context.ts';
import { GroupPanel } from './group-panel.tsx';

/** Where there is no room beside the conversation. */
export function GroupDialog({ opened, onClose }: TalkDialogProps) {
  const { conversation } = useTalk();
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>About this group</Trans>} size={480}>
      {conversation.group && <GroupPanel group={conversation.group} />}
    </Dialog>
  );
}
