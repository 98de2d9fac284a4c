import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { parseWireDate } from '@subrosa/rules/format/dates';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { dayIn } from '../../shared/format/relative-time.ts';
import { Capitalized } from '../../shared/ui/capitalized.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { SkeletonList } from '../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../shared/ui/query-fallback.tsx';
import { useTimeZone } from '../../shared/use-time-zone.ts';
import { agendaQuery } from './api/calendar.ts';
import { inOrder, positionOf, type PositionedEntry } from './placing/place-entries.ts';
import { useLiveCalendar } from './use-live-calendar.ts';
import { AgendaView } from './views/agenda-view.tsx';
import { TravelNote } from './views/travel-note.tsx';

const EntryDialog = lazy(async () => ({ default: (await import('./entry/entry-dialog.tsx')).EntryDialog }));

type AgendaTabProps = { profile: Pick<ProfileView, 'id' | 'username'>; isMine: boolean };

/** On a profile: the next entries of the member's calendar. */
export function AgendaTab({ profile: { id, username }, isMine }: AgendaTabProps) {
  useLiveCalendar();
  const navigate = useNavigate();
  const zone = useTimeZone();
  const query = useQuery(agendaQuery(id));
  const [opened, setOpened] = useState<{ positionedEntry: PositionedEntry; isOpen: boolean } | null>(null);
  if (!query.data) return <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={3} />} />;
  const { travelUntil } = query.data;
  const until = isMine || travelUntil === null ? null : parseWireDate(travelUntil);
  const today = dayIn(zone, new Date());
  const entries = query.data.entries.map((entry) => positionOf(entry, zone)).toSorted(inOrder);
  const to = entries.reduce((last, { from }) => (from > last ? from : last), today);
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState
          title={
            <Capitalized>
              <Trans>No entries yet</Trans>
            </Capitalized>
          }
          action={
            isMine && (
              <Button component={Link} to="/calendar" size="md">
                <Trans>Open the calendar</Trans>
              </Button>
            )
          }
        >
          {isMine ? (
            <Trans>Your upcoming calendar entries appear here for people who can see them.</Trans>
          ) : (
            <Trans>
              <bdi>{username}</bdi> has nothing coming up.
            </Trans>
          )}
        </EmptyState>
      ) : (
        <AgendaView
          withMonths
          entries={entries}
          nameOf={() => (isMine ? undefined : username)}
          today={today}
          range={{ from: today, to }}
          onOpen={(positionedEntry) => setOpened({ positionedEntry, isOpen: true })}
        />
      )}
      {until && <TravelNote until={until} />}
      <Suspense>
        {opened && (
          <EntryDialog
            key={opened.positionedEntry.key}
            opened={opened.isOpen}
            positionedEntry={opened.positionedEntry}
            owner={undefined}
            zone={zone}
            onEdit={(edit) => void navigate({ to: '/calendar', search: { edit } })}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        )}
      </Suspense>
    </>
  );
}
