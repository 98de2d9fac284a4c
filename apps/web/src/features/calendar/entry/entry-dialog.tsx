import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { entryQuery } from '../calls/calendar.ts';
import type { PositionedEntry } from '../placing/place.ts';
import classes from './entry-dialog.module.css';
import { EntryActions } from './entry-actions.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { EntryKind } from './entry-kind.tsx';
import { EntryTitle } from './entry-title.tsx';
import { EntryWaiting } from './entry-waiting.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { WhenLines } from './when-lines.tsx';

type EntryDialogProps = {
  opened: boolean;
  placed: PositionedEntry;
  owner: string | undefined;
  zone: string;
  onEdit: (id: string) => void;
  onClose: () => void;
};

/** An entry with everything that its reader may know. */
export function EntryDialog({ opened, placed, owner, zone, onEdit, onClose }: EntryDialogProps) {
  const { entry } = placed;
  const query = useQuery({ ...entryQuery(entry.id ?? ''), enabled: entry.id !== null && opened });
  const [isRemoving, setRemoving] = useState(false);
  const details = query.data?.body;

  function handleRemoved() {
    onClose();
    setRemoving(false);
  }

  function handleEdit(id: string) {
    onClose();
    onEdit(id);
  }

  return (
    <>
      <Dialog
        opened={opened && !isRemoving}
        onClose={onClose}
        size={520}
        title={entry.title === null ? <EntryTitle entry={entry} owner={owner} /> : <bdi>{entry.title}</bdi>}
      >
        <div className={classes.body}>
          <EntryKind entry={entry} />
          <WhenLines placed={placed} zone={zone} />
          {details ? <EntryFacts details={details} /> : entry.id !== null && <EntryWaiting query={query} />}
          {owner && !entry.mine && (
            <p className={classes.owner}>
              <Link to="/$username" params={{ username: owner }} search={{}}>
                <Trans>
                  The profile of <bdi>{owner}</bdi>
                </Trans>
              </Link>
            </p>
          )}
          {details && <EntryActions entry={details} onEdit={handleEdit} onRemove={() => setRemoving(true)} />}
        </div>
      </Dialog>
      {details && <RemoveDialog opened={isRemoving} entry={details} onClose={() => setRemoving(false)} onRemoved={handleRemoved} />}
    </>
  );
}
