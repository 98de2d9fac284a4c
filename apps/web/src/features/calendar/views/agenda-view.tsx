import { Trans, useLingui } from '@lingui/react/macro';
import { daysFrom } from '../days.ts';
import { dayNumber, longDay, shortDay, weekdayName } from '../format.ts';
import { isOn, type PositionedEntry } from '../placing/place-entries.ts';
import type { Range } from '../view-state.ts';
import classes from './agenda.module.css';
import { EntryRow } from './entry-row.tsx';

type AgendaViewProps = {
  entries: readonly PositionedEntry[];
  nameOf: (ownerId: string) => string | undefined;
  today: string;
  range: Range;
  onOpen: (positionedEntry: PositionedEntry) => void;
  /** Whether the days include their month, for lists of several months. */
  withMonths?: boolean;
};

/** A list by day without empty days. A longer entry appears below the first of its days that is shown. */
export function AgendaView({ entries, nameOf, today, range, onOpen, withMonths = false }: AgendaViewProps) {
  const { i18n } = useLingui();
  const startOf = ({ from }: PositionedEntry) => (from < range.from ? range.from : from);
  const days = daysFrom(range.from, range.to).filter((day) =>
    entries.some((positionedEntry) => startOf(positionedEntry) === day && isOn(positionedEntry, day)),
  );
  return (
    <ol className={classes.days}>
      {days.map((day) => (
        <li key={day} className={classes.day} data-today={day === today || undefined}>
          <h2 className={classes.header} aria-label={longDay(i18n.locale, day)}>
            <span className={classes.number} data-long={withMonths || undefined}>
              {withMonths ? shortDay(i18n.locale, day) : dayNumber(i18n.locale, day)}
            </span>
            <span>{day === today ? <Trans>Today</Trans> : weekdayName(i18n.locale, day, 'long')}</span>
          </h2>
          <ul className={classes.entries}>
            {entries
              .filter((positionedEntry) => startOf(positionedEntry) === day && isOn(positionedEntry, day))
              .map((positionedEntry) => (
                <li key={positionedEntry.key}>
                  <EntryRow positionedEntry={positionedEntry} day={day} owner={nameOf(positionedEntry.entry.ownerId)} onOpen={onOpen} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
