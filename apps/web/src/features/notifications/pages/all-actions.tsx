import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconChecks, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useNotificationActions } from '../api/use-changes.ts';
import classes from './notifications.module.css';

/** Loaded when it is opened for the first time. */
const RemoveAllDialog = lazy(async () => ({ default: (await import('./remove-all-dialog.tsx')).RemoveAllDialog }));

type AllActionsProps = {
  unread: number;
  /** The newest visible sequence number; later notifications stay. */
  newest: number;
  hasRows: boolean;
  /** Called when the button disappears with the rows. */
  onGone: () => void;
};

export function AllActions({ unread, newest, hasRows, onGone }: AllActionsProps) {
  // The dialog stays while it fades out.
  const [dialogState, setDialogState] = useState<'never' | 'open' | 'closed'>('never');
  const { readAll, removeAll } = useNotificationActions();
  const isRead = unread === 0 || newest === 0;

  function handleRead() {
    if (!isRead) void readAll(newest);
  }

  function handleRemove() {
    setDialogState('closed');
    onGone();
    void removeAll(newest);
  }

  return (
    <div className={classes.actions}>
      {/* Not disabled, because a disabled button would lose the focus. */}
      <Button
        variant="default"
        size="sm"
        aria-disabled={isRead}
        data-resting={isRead || undefined}
        leftSection={<IconChecks size={18} stroke={1.6} aria-hidden="true" />}
        onClick={handleRead}
      >
        <Trans>Mark all as read</Trans>
      </Button>
      {hasRows && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconTrash size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => setDialogState('open')}
        >
          <Trans>Delete all</Trans>
        </Button>
      )}
      {dialogState !== 'never' && (
        <Suspense>
          <RemoveAllDialog opened={dialogState === 'open'} onClose={() => setDialogState('closed')} onConfirm={handleRemove} />
        </Suspense>
      )}
    </div>
  );
}
