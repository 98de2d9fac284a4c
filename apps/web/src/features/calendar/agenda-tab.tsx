import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ProfileView } from '@subrosa/contract/profiles/parts';
import { parseWireDate } from '@subrosa/rules/format/dates';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { dayIn } from '../../shared/format/relative-time.ts';
import { Capital } from '../../shared/ui/capital.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { SkeletonList } from '../../shared/ui/skeleton-list.tsx';
import { Unloaded } from '../../shared/ui/unloaded.tsx';
import { useTimeZone } from '../../shared/use-time-zone.ts';
import { agendaQuery } from './calls/calendar.ts';
import { inOrder, placeOf, type PositionedEntry } from './placing/place.ts';
import { useLiveCalendar } from './use-live-calendar.ts';
import { AgendaView } from './views/agenda-view.tsx';
import { TravelNote } from './views/travel-note.tsx';

const EntryDialog = lazy(async () => ({ default: (await import('./entry/entry-dialog.tsx')).EntryDialog }));

type AgendaTabProps = { profile: Pick<ProfileView, 'id' | 'username'>; isMine: boolean };

/** On a profile: what comes in its member's calendar. */
export function AgendaTab({ profile: { id, username }, isMine }: AgendaTabProps) {
  useLiveCalendar();
  const navigate = useNavigate();
  const zone = useTimeZone();
  const query = useQuery(agendaQuery(id));
  const [opened, setOpened] = useState<{ placed: PositionedEntry; isOpen: boolean } | null>(null);
  if (!query.data) return <Unloaded query={query} skeleton={<SkeletonList shape="rows" count={3} />} />;
  const { travelUntil } = query.data;
  const until = isMine || travelUntil === null ? null : parseWireDate(travelUntil);
  const today = dayIn(zone, new Date());
  const entries = query.data.entries.map((entry) => placeOf(entry, zone)).toSorted(inOrder);
  const to = entries.reduce((last, { from }) => (from > last ? from : last), today);
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState
          title={
            <Capital>
              <Trans>no entries yet</Trans>
            </Capital>
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
            <Trans>What comes in your calendar is found here, by those who may see it.</Trans>
          ) : (
            <Trans>
              <bdi>{username}</bdi> shows nothing that comes.
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
          onOpen={(placed) => setOpened({ placed, isOpen: true })}
        />
      )}
      {until && <TravelNote until={until} />}
      <Suspense>
        {opened && (
          <EntryDialog
            key={opened.placed.key}
            opened={opened.isOpen}
            placed={opened.placed}
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
