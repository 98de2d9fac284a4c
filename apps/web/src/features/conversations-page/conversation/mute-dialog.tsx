import { Trans, useLingui } from '@lingui/react/macro';
import { Radio } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import type { ConversationDialogProps } from './conversation-context.ts';
import { useConversationActions } from './use-conversation-actions.ts';

const HOUR_MS = 3_600_000;
const durations = { hour: HOUR_MS, night: 8 * HOUR_MS, week: 7 * 24 * HOUR_MS } as const;

type MuteDuration = keyof typeof durations | 'always';

/** Mutes a conversation for a chosen time. */
export function MuteDialog({ opened, onClose }: ConversationDialogProps) {
  const { t } = useLingui();
  const { mute } = useConversationActions();
  const { isPending, run } = usePending();
  const [choice, setChoice] = useState<MuteDuration>('night');
  const labels: Record<MuteDuration, string> = {
    hour: t`For 1 hour`,
    night: t`For 8 hours`,
    week: t`For 1 week`,
    always: t`Until I turn it back on`,
  };

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const until = choice === 'always' ? undefined : new Date(Date.now() + durations[choice]).toISOString();
    if (await run(() => mute(true, until))) onClose();
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>Mute conversation</Trans>} size={440}>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <Radio.Group
          value={choice}
          onChange={(value) => setChoice(value)}
          label={t`You won’t get alerts. New messages still arrive and show as unread.`}
        >
          {(Object.keys(labels) as MuteDuration[]).map((value) => (
            <Radio key={value} value={value} label={labels[value]} size="md" mt="sm" />
          ))}
        </Radio.Group>
        <DialogActions submitLabel={<Trans>Mute</Trans>} onCancel={onClose} isBusy={isPending} />
      </form>
    </Dialog>
  );
}
