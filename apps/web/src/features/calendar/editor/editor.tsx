import { Trans, useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { isNotFound } from '../../../shared/api/is-not-found.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { entryQuery } from '../api/calendar.ts';
import type { EditorDialog } from '../use-editor.ts';
import { draftOfEntry, newDraft } from './draft.ts';
import classes from './editor.module.css';
import { EntryForm } from './entry-form.tsx';

type EditorProps = {
  dialog: EditorDialog;
  /** The member's time zone. */
  zone: string;
  /** The day that is shown. */
  on: string;
  today: string;
  onClose: () => void;
  /** Called after saving: there are no unsaved changes. */
  onDone: () => void;
};

/** The editor in a drawer beside the calendar, or from below on a small screen. */
export function Editor({ dialog, onClose, ...rest }: EditorProps) {
  const { t } = useLingui();
  const isSmall = useBreakpoint() === 'mobile';

  // Replaces Mantine's handler, because the confirmation dialog above it handles Escape itself.
  function handleKeyDown({ key, target, currentTarget }: KeyboardEvent) {
    const isHere = target instanceof Element && currentTarget.contains(target);
    if (key === 'Escape' && isHere && target.getAttribute('data-mantine-stop-propagation') !== 'true') onClose();
  }

  return (
    <Drawer
      opened
      closeOnEscape={false}
      onKeyDown={handleKeyDown}
      onClose={onClose}
      position={isSmall ? 'bottom' : 'right'}
      size={isSmall ? '94%' : 468}
      title={dialog.id === null ? <Trans>New entry</Trans> : <Trans>Edit entry</Trans>}
      attributes={{ header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': t`Close`, size: 44, iconSize: 24 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body, close: classes.close }}
    >
      {dialog.id === null ? (
        <NewEntry dialog={dialog} {...rest} onClose={onClose} />
      ) : (
        <OldEntry key={dialog.id} id={dialog.id} {...rest} onClose={onClose} />
      )}
    </Drawer>
  );
}

function NewEntry({ dialog, zone, on, today, ...rest }: Omit<EditorProps, 'dialog'> & { dialog: Extract<EditorDialog, { id: null }> }) {
  const profile = useQuery(ownProfileQuery());
  // Without the profile only the default city is missing.
  if (!profile.data && !profile.error) return <SkeletonList shape="rows" count={5} />;
  const city = profile.data?.body.city ?? null;
  return (
    <EntryForm
      {...rest}
      zone={zone}
      today={today}
      entry={null}
      initial={newDraft({ seed: dialog.seed ?? { day: on }, timeZone: zone, city })}
    />
  );
}

function OldEntry({ id, zone, today, ...rest }: Omit<EditorProps, 'dialog' | 'on'> & { id: string }) {
  const query = useQuery({ ...entryQuery(id), refetchOnWindowFocus: false });
  const { data, error } = query;
  if (isNotFound(error) || (data && !data.body.can.edit)) {
    return (
      <p role="alert">
        <Trans>This entry no longer exists.</Trans>
      </p>
    );
  }
  if (!data) return <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={5} />} />;
  return <EntryForm {...rest} zone={zone} today={today} entry={data} initial={draftOfEntry(data.body, zone)} />;
}
