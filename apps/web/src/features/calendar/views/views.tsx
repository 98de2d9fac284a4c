import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { CalendarRange } from '@subrosa/contract/calendar/schemas';
import { parseWireDate } from '@subrosa/rules/format/dates';
import { shownAt } from '@subrosa/rules/format/zoned';
import { monthStart, weekOf } from '../days.ts';
import { countOf, everything } from '../filter.ts';
import { CalendarFooter } from '../calendar-footer.tsx';
import type { PositionedEntry } from '../placing/place-entries.ts';
import type { NewEntryDefaults } from '../use-editor.ts';
import type { CurrentViewState } from '../use-view-state.ts';
import { AgendaView } from './agenda-view.tsx';
import { MonthView } from './month-view.tsx';
import { NoEntries } from './no-entries.tsx';
import { TimeView } from './time-view.tsx';
import { TravelNote } from './travel-note.tsx';
import classes from './views.module.css';

const MINUTE = 60_000;

type ViewsProps = {
  shown: CurrentViewState;
  found: CalendarRange;
  /** Whether other entries are loading. */
  isStale: boolean;
  entries: readonly PositionedEntry[];
  nameOf: (ownerId: string) => string | undefined;
  onOpen: (positionedEntry: PositionedEntry) => void;
  onCreate: (seed: NewEntryDefaults) => void;
};

/** The chosen view with its messages. */
export function Views({ shown, found, isStale, entries, nameOf, onOpen, onCreate }: ViewsProps) {
  const { view, on, today, first, range, zone, now, filter, go } = shown;
  const props = { entries, nameOf, on, today, first, onOpen, onOpenDay: (day: string) => go({ view: 'day', on: day }) };
  const isEmpty = entries.length === 0 && !isStale;
  const until = found.travelUntil && parseWireDate(found.travelUntil);
  const clock = Math.floor((shownAt(now.getTime(), zone) - Date.parse(`${today}T00:00:00Z`)) / MINUTE);
  return (
    <div aria-busy={isStale}>
      {isEmpty && (
        <NoEntries
          isWhole={view === 'agenda'}
          isFiltered={countOf(filter) > 0}
          onClear={() => go({ filter: everything })}
          onCreate={() => onCreate({ day: on })}
        />
      )}
      {view === 'agenda' && (
        <>
          {range.from > monthStart(on) && (
            <Button variant="subtle" size="sm" onClick={() => go({ on: monthStart(on) })}>
              <Trans>Earlier this month</Trans>
            </Button>
          )}
          <AgendaView entries={entries} nameOf={nameOf} today={today} range={range} onOpen={onOpen} />
        </>
      )}
      {view === 'month' && <MonthView {...props} onChoose={(day) => go({ on: day })} />}
      {(view === 'week' || view === 'day') && (
        <TimeView {...props} days={view === 'week' ? weekOf(on, first) : [on]} now={{ day: today, minutes: clock }} onCreate={onCreate} />
      )}
      {found.more && (
        <p className={classes.note} role="status">
          <Trans>There are too many entries to show. Choose a shorter period.</Trans>
        </p>
      )}
      {until && range.to > until && <TravelNote until={until} />}
      <CalendarFooter zone={zone} />
    </div>
  );
}
