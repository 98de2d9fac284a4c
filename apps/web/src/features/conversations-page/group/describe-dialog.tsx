import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { describeGroup, GroupAvatar, useGroup } from '../../conversations/index.ts';
import { useConversation, type ConversationDialogProps } from '../conversation/conversation-context.ts';
import { GroupFields } from './group-fields.tsx';
import { cropToSquare } from './crop-to-square.ts';
import { useGroupChange } from './use-group-change.ts';

/** Changes the name or the picture of a group. */
export function DescribeDialog({ opened, onClose }: ConversationDialogProps) {
  const { t } = useLingui();
  const { conversation, name: before } = useConversation();
  const group = useGroup(conversation);
  const { isPending, work } = useGroupChange();
  const [name, setName] = useState(before);
  const [picture, setPicture] = useState<Blob | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem(t`Field is required!`);
    const isDone = await work(conversation.id, async () =>
      describeGroup(conversation, { ...group, name: name.trim() }, picture && (await cropToSquare(picture))),
    );
    if (isDone) onClose();
    return undefined;
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Name and photo</Trans>} size={480}>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <GroupFields
          name={name}
          picture={picture}
          before={<GroupAvatar conversation={conversation} />}
          problem={problem}
          onName={setName}
          onPicture={setPicture}
        />
        <DialogActions submitLabel={<Trans>Save</Trans>} onCancel={onClose} isBusy={isPending} />
      </form>
    </Dialog>
  );
}
