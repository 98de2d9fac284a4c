import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { SheetButton } from '../../../shared/search/sheet-button.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { rangeQuery } from '../api/calendar.ts';
import { countOf } from '../filter.ts';
import { Sheet, Side } from '../filters/parts.ts';
import { inOrder, positionOf, type PositionedEntry } from '../placing/place-entries.ts';
import { Toolbar } from '../toolbar.tsx';
import { useLinkedEntry } from '../use-linked-entry.ts';
import { useEditor } from '../use-editor.ts';
import { useLiveCalendar } from '../use-live-calendar.ts';
import { useViewState } from '../use-view-state.ts';
import classes from './calendar.module.css';

// Loaded in parallel with the entries.
const load = () => import('../views/views.tsx');
const Views = lazy(async () => ({ default: (await load()).Views }));
void load().catch(() => undefined);

const Editor = lazy(async () => ({ default: (await import('../editor/editor.tsx')).Editor }));
const LinkedEntry = lazy(async () => ({ default: (await import('../entry/linked-entry.tsx')).LinkedEntry }));
const EntryDialog = lazy(async () => ({ default: (await import('../entry/entry-dialog.tsx')).EntryDialog }));

/** `/calendar`: the member's own entries and those of connections. */
export function Calendar() {
  const { t } = useLingui();
  useLiveCalendar();
  const shown = useViewState();
  const editor = useEditor();
  const led = useLinkedEntry();
  const isWide = useBreakpoint() === 'desktop';
  const query = useQuery(rangeQuery(shown.range, shown.filter));
  const [opened, setOpened] = useState<{ positionedEntry: PositionedEntry; isOpen: boolean } | null>(null);
  const { data } = query;
  const { filter, go } = shown;
  const filters = { active: countOf(filter), filter, onChange: (changed: typeof filter) => go({ filter: changed }) };
  const names = new Map(data?.members.map(({ id, username }) => [id, username]));
  const skeleton = <SkeletonList shape="rows" count={6} />;

  return (
    <div className={classes.page}>
      {isWide && (
        <div>
          <Suspense fallback={<div className={classes.side} />}>
            <Side {...filters} />
          </Suspense>
        </div>
      )}
      <section className={classes.main} aria-label={t`Calendar`}>
        <Toolbar
          shown={shown}
          filters={!isWide && <SheetButton {...filters} sheet={Sheet} />}
          action={
            <Button
              className={classes.new}
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => editor.create({ day: shown.on })}
            >
              <Trans>New entry</Trans>
            </Button>
          }
        />
        {data ? (
          <Suspense fallback={skeleton}>
            <Views
              shown={shown}
              found={data}
              isStale={query.isPlaceholderData}
              entries={data.entries.map((entry) => positionOf(entry, shown.zone)).toSorted(inOrder)}
              nameOf={(id) => names.get(id)}
              onOpen={(positionedEntry) => setOpened({ positionedEntry, isOpen: true })}
              onCreate={editor.create}
            />
          </Suspense>
        ) : (
          <QueryFallback query={query} skeleton={skeleton} />
        )}
      </section>
      <Suspense>
        {opened && (
          <EntryDialog
            key={opened.positionedEntry.key}
            opened={opened.isOpen}
            positionedEntry={opened.positionedEntry}
            owner={names.get(opened.positionedEntry.entry.ownerId)}
            zone={shown.zone}
            onEdit={editor.edit}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        )}
        {led.id !== null && <LinkedEntry key={led.id} id={led.id} zone={shown.zone} onEdit={editor.edit} onClose={led.close} />}
        {editor.dialog && (
          <Editor dialog={editor.dialog} zone={shown.zone} on={shown.on} today={shown.today} onClose={editor.close} onDone={editor.done} />
        )}
      </Suspense>
    </div>
  );
}
