import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { entryQuery } from '../calls/calendar.ts';
import { placeOf } from '../placing/place.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryWaiting } from './entry-waiting.tsx';

type LinkedEntryProps = { id: string; zone: string; onEdit: (id: string) => void; onClose: () => void };

/** An entry that the address names, whatever days the page shows. */
export function LinkedEntry({ id, zone, onEdit, onClose }: LinkedEntryProps) {
  const query = useQuery(entryQuery(id));
  const entry = query.data?.body;
  if (entry) {
    return <EntryDialog opened placed={placeOf(entry, zone)} owner={entry.owner.username} zone={zone} onEdit={onEdit} onClose={onClose} />;
  }
  return (
    <Dialog opened onClose={onClose} size={520} title={<Trans>Calendar</Trans>}>
      <EntryWaiting query={query} />
    </Dialog>
  );
}
