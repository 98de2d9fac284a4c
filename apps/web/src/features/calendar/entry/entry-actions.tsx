import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { EntryView } from '../calls/calendar.ts';
import classes from './entry-dialog.module.css';

type EntryActionsProps = { entry: EntryView; onEdit: (id: string) => void; onRemove: () => void };

/** What its owner does with an entry. */
export function EntryActions({ entry: { id, can }, onEdit, onRemove }: EntryActionsProps) {
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
