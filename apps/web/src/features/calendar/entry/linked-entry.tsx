import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { entryQuery } from '../api/calendar.ts';
import { positionOf } from '../placing/place-entries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryFallback } from './entry-fallback.tsx';

type LinkedEntryProps = { id: string; zone: string; onEdit: (id: string) => void; onClose: () => void };

/** The entry in the URL, whatever days the page shows. */
export function LinkedEntry({ id, zone, onEdit, onClose }: LinkedEntryProps) {
  const query = useQuery(entryQuery(id));
  const entry = query.data?.body;
  if (entry) {
    return (
      <EntryDialog
        opened
        positionedEntry={positionOf(entry, zone)}
        owner={entry.owner.username}
        zone={zone}
        onEdit={onEdit}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog opened onClose={onClose} size={520} title={<Trans>Calendar</Trans>}>
      <EntryFallback query={query} />
    </Dialog>
  );
}
