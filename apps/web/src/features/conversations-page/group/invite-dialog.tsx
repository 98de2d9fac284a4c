import { Trans } from '@lingui/react/macro';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { useState, type FormEvent } from 'react';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { invite } from '../../conversations/index.ts';
import { useConversation, type ConversationDialogProps } from '../conversation/conversation-context.ts';
import { ConnectionPicker, type Person } from './connection-picker.tsx';
import { useGroupChange } from './use-group-change.ts';

/** Invites more members to a group. */
export function InviteDialog({ opened, onClose }: ConversationDialogProps) {
  const { conversation, name } = useConversation();
  const { isPending, work } = useGroupChange();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const { id, members, group } = conversation;
  const there = [...members, ...(group?.joining ?? []), ...(group?.invited ?? [])].map((member) => member.id);
  const remaining = conversationLimits.members - members.length - (group?.joining.length ?? 0);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isDone = await work(id, async () => {
      for (const person of people) {
        await invite(id, person.id, name);
        setPeople((current) => current.filter((one) => one.id !== person.id));
      }
    });
    if (isDone) onClose();
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Add people</Trans>} size={520}>
      <p className={frame.text}>
        <Trans>They’ll get an invitation first. New members can’t see earlier messages.</Trans>
      </p>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <ConnectionPicker without={there} chosen={people} most={remaining} onChange={setPeople} />
        <DialogActions submitLabel={<Trans>Invite</Trans>} onCancel={onClose} isBusy={isPending} />
      </form>
    </Dialog>
  );
}
