import { Trans, useLingui } from '@lingui/react/macro';
import { Radio } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import type { ConversationDialogProps } from './conversation-context.ts';
import { useConversationActions } from './use-conversation-actions.ts';

const HOUR_MS = 3_600_000;
const lasting = { hour: HOUR_MS, night: 8 * HOUR_MS, week: 7 * 24 * HOUR_MS } as const;

type Choice = keyof typeof lasting | 'always';

/** For how long a conversation stays quiet. */
export function MuteDialog({ opened, onClose }: ConversationDialogProps) {
  const { t } = useLingui();
  const { mute } = useConversationActions();
  const { isPending, run } = usePending();
  const [choice, setChoice] = useState<Choice>('night');
  const labels: Record<Choice, string> = {
    hour: t`For an hour`,
    night: t`For eight hours`,
    week: t`For a week`,
    always: t`Until I change it`,
  };

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const until = choice === 'always' ? undefined : new Date(Date.now() + lasting[choice]).toISOString();
    if (await run(() => mute(true, until))) onClose();
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Mute this conversation</Trans>} size={440}>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <Radio.Group
          value={choice}
          onChange={(value) => setChoice(value)}
          label={t`Nothing is announced; messages arrive and are counted as before.`}
        >
          {(Object.keys(labels) as Choice[]).map((value) => (
            <Radio key={value} value={value} label={labels[value]} size="md" mt="sm" />
          ))}
        </Radio.Group>
        <DialogActions submitLabel={<Trans>Mute</Trans>} onCancel={onClose} isBusy={isPending} />
      </form>
    </Dialog>
  );
}
