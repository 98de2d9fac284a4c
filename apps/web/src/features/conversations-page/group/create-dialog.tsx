import { Trans, useLingui } from '@lingui/react/macro';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { ResponseError } from '@subrosa/contract/client/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { UpgradeNote } from '../../../shared/ui/upgrade-note.tsx';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { createGroup, everyList, invite } from '../../conversations/index.ts';
import { GroupFields } from './group-fields.tsx';
import { ConnectionPicker, type Person } from './connection-picker.tsx';
import { cropToSquare } from './crop-to-square.ts';
import { useGroupChange } from './use-group-change.ts';

type CreateDialogProps = { opened: boolean; onClose: () => void };

/** Creates a group with a name, a picture, and invited members. Invited members join only when they accept. */
export function CreateDialog({ opened, onClose }: CreateDialogProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const ownId = useSession((session) => session.account?.id) ?? '';
  const { showProblem } = useGroupChange();
  const [name, setName] = useState('');
  const [picture, setPicture] = useState<Blob | null>(null);
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'upgrade'>('idle');

  async function create() {
    const { id } = await createGroup(ownId, name.trim(), picture && (await cropToSquare(picture)));
    const missed: string[] = [];
    for (const person of people) await invite(id, person.id, name.trim()).catch(() => missed.push(person.username));
    const names = new Intl.ListFormat(i18n.locale).format(missed);
    if (missed.length > 0) showToast('error', { message: t`Couldn’t invite: ${names}` });
    await queryClient.invalidateQueries(everyList);
    onClose();
    await navigate({ to: '/chat/$id', params: { id }, search: {} });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return setProblem(t`Field is required!`);
    setState('busy');
    try {
      await create();
      setState('idle');
    } catch (error) {
      const needsUpgrade = error instanceof ResponseError && error.code === 'conversations.groupUpgrade';
      setState(needsUpgrade ? 'upgrade' : 'idle');
      if (!needsUpgrade) showProblem(error);
    }
    return undefined;
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>New group</Trans>} size={520} closeOnClickOutside={false}>
      {state === 'upgrade' ? (
        <UpgradeNote small level={3} title={<Trans>Upgrade to create a group</Trans>}>
          <Trans>Creating a group needs premium. Anyone you invite can join.</Trans>
        </UpgradeNote>
      ) : (
        <form onSubmit={(event) => void handleSubmit(event)} noValidate>
          <GroupFields name={name} picture={picture} problem={problem} onName={setName} onPicture={setPicture} />
          <ConnectionPicker without={[]} chosen={people} most={conversationLimits.members - 1} onChange={setPeople} />
          <DialogActions submitLabel={<Trans>Create group</Trans>} onCancel={onClose} isBusy={state === 'busy'} />
        </form>
      )}
    </Dialog>
  );
}
