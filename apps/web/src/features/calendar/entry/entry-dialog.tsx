import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { entryQuery, type EntryView } from '../api/calendar.ts';
import type { PositionedEntry } from '../placing/place-entries.ts';
import classes from './entry-dialog.module.css';
import { EntryDetails } from './entry-details.tsx';
import { EntryTitle } from './entry-title.tsx';
import { EntryFallback } from './entry-fallback.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { WhenLines } from './when-lines.tsx';
import { Button } from '@mantine/core';
import type { CalendarEntry } from '@subrosa/contract/calendar/schemas';
import { kindNames } from '../labels.ts';
import { KindIcon } from './kind-icon.tsx';

type EntryDialogProps = {
  opened: boolean;
  positionedEntry: PositionedEntry;
  owner: string | undefined;
  zone: string;
  onEdit: (id: string) => void;
  onClose: () => void;
};

/** An entry with all details that the viewer may see. */
export function EntryDialog({ opened, positionedEntry, owner, zone, onEdit, onClose }: EntryDialogProps) {
  const { entry } = positionedEntry;
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
          <WhenLines positionedEntry={positionedEntry} zone={zone} />
          {details ? <EntryDetails details={details} /> : entry.id !== null && <EntryFallback query={query} />}
          {owner && !entry.mine && (
            <p className={classes.owner}>
              <Link to="/$username" params={{ username: owner }} search={{}}>
                <Trans>
                  Profile of <bdi>{owner}</bdi>
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

type EntryActionsProps = { entry: EntryView; onEdit: (id: string) => void; onRemove: () => void };

/** The owner's actions for an entry. */
function EntryActions({ entry: { id, can }, onEdit, onRemove }: EntryActionsProps) {
  if (!can.edit && !can.remove) return null;
  return (
    <div className={classes.actions}>
      {can.remove && (
        <Button variant="default" size="md" onClick={onRemove}>
          <Trans>Delete</Trans>
        </Button>
      )}
      {can.edit && (
        <Button size="md" onClick={() => onEdit(id)}>
          <Trans>Edit</Trans>
        </Button>
      )}
    </div>
  );
}

type EntryKindProps = { entry: CalendarEntry };

function EntryKind({ entry: { type, turns } }: EntryKindProps) {
  const { t } = useLingui();
  return (
    <p className={classes.kind}>
      <KindIcon type={type} size={18} />
      {t(kindNames[type])}
      {turns !== null && (
        <span>
          <Trans>turns {turns}</Trans>
        </span>
      )}
    </p>
  );
}
