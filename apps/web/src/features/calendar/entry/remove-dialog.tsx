import { Trans, useLingui } from '@lingui/react/macro';
import { calendar } from '@subrosa/contract/endpoints/calendar';
import type { SeriesScope } from '@subrosa/rules/calendar/entries';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { usePending } from '../../../shared/use-pending.ts';
import { invalidateCalendar, type EntryView } from '../api/calendar.ts';

type RemoveDialogProps = {
  opened: boolean;
  entry: EntryView;
  onClose: () => void;
  onRemoved: () => void;
};

/** Asks for confirmation before an entry or its series is deleted. */
export function RemoveDialog({ opened, entry, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { isPending, run } = usePending();
  const [scope, setScope] = useState<SeriesScope>('one');
  const isSeries = (entry.own?.seriesSize ?? 1) > 1;

  async function handleConfirm() {
    const isDone = await run(() => client.call(calendar.removeEntry, { params: { id: entry.id }, query: { scope } }));
    if (!isDone) return;
    onRemoved();
    await invalidateCalendar(queryClient);
  }

  return (
    <ConfirmDialog
      danger
      opened={opened}
      onClose={onClose}
      isPending={isPending}
      title={<Trans>Delete this entry?</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      onConfirm={() => void handleConfirm()}
    >
      {isSeries && (
        <ChoiceChips
          legend={<Trans>What to delete</Trans>}
          choices={[
            { value: 'one', label: t`Only this entry` },
            { value: 'series', label: t`The whole series` },
          ]}
          value={scope}
          onChange={setScope}
        />
      )}
      <Trans>
        <bdi>{entry.title}</bdi> will be deleted from your calendar. This can’t be undone.
      </Trans>
    </ConfirmDialog>
  );
}
