import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Radio } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { leaveGroup } from '../../conversations/index.ts';
import { useConversation, type ConversationDialogProps } from '../conversation/conversation-context.ts';
import { useGroupChange } from './use-group-change.ts';

/** Asks for confirmation before the member leaves a group; the only admin chooses a successor. */
export function LeaveDialog({ opened, onClose }: ConversationDialogProps) {
  const { t } = useLingui();
  const { conversation, ownId, name } = useConversation();
  const navigate = useNavigate();
  const { isPending, work } = useGroupChange();
  const [heir, setHeir] = useState<string | null>(null);
  const [isBlocking, setBlocking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { id, members, group } = conversation;
  const others = members.filter((member) => member.id !== ownId && member.username !== null);
  const isLastAdmin = group?.admins.every((admin) => admin === ownId) === true && group.admins.includes(ownId) && others.length > 0;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isLastAdmin && heir === null) return setMissing(true);
    const isDone = await work(id, () => leaveGroup({ conversationId: id, ownId, heir, block: isBlocking ? { name } : null }));
    if (!isDone) return undefined;
    onClose();
    return navigate({ to: '/chat', search: {} });
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Leave this group?</Trans>} size={480}>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <p className={frame.text}>
          <Trans>Messages from your time in the group stay in your archive. You’ll need a new invitation to rejoin.</Trans>
        </p>
        {isLastAdmin && (
          <Radio.Group
            label={t`Who should be the new group admin?`}
            value={heir}
            error={isMissing && heir === null ? t`Please choose one of the options.` : null}
            onChange={setHeir}
          >
            {others.map((member) => (
              <Radio key={member.id} value={member.id} label={<bdi>{member.username}</bdi>} size="md" mt="sm" />
            ))}
          </Radio.Group>
        )}
        <Checkbox
          size="md"
          mt="md"
          label={t`Block further invitations to this group`}
          checked={isBlocking}
          onChange={({ currentTarget }) => setBlocking(currentTarget.checked)}
        />
        <DialogActions danger submitLabel={<Trans>Leave</Trans>} onCancel={onClose} isBusy={isPending} />
      </form>
    </Dialog>
  );
}
