import { Trans, useLingui } from '@lingui/react/macro';
import { daysFrom } from '../days.ts';
import { dayNumber, longDay, shortDay, weekdayName } from '../format.ts';
import { isOn, type PositionedEntry } from '../placing/place.ts';
import type { Range } from '../shown.ts';
import classes from './agenda.module.css';
import { EntryRow } from './entry-row.tsx';

type AgendaViewProps = {
  entries: readonly PositionedEntry[];
  nameOf: (ownerId: string) => string | undefined;
  today: string;
  range: Range;
  onOpen: (placed: PositionedEntry) => void;
  /** Many months in one list: the days say theirs. */
  withMonths?: boolean;
};

/** Day by day, those without entries left out. What lasts longer stands under its first day that is shown. */
export function AgendaView({ entries, nameOf, today, range, onOpen, withMonths = false }: AgendaViewProps) {
  const { i18n } = useLingui();
  const startOf = ({ from }: PositionedEntry) => (from < range.from ? range.from : from);
  const days = daysFrom(range.from, range.to).filter((day) => entries.some((placed) => startOf(placed) === day && isOn(placed, day)));
  return (
    <ol className={classes.days}>
      {days.map((day) => (
        <li key={day} className={classes.day} data-today={day === today || undefined}>
          <h2 className={classes.head} aria-label={longDay(i18n.locale, day)}>
            <span className={classes.number} data-long={withMonths || undefined}>
              {withMonths ? shortDay(i18n.locale, day) : dayNumber(i18n.locale, day)}
            </span>
            <span>{day === today ? <Trans>Today</Trans> : weekdayName(i18n.locale, day, 'long')}</span>
          </h2>
          <ul className={classes.entries}>
            {entries
              .filter((placed) => startOf(placed) === day && isOn(placed, day))
              .map((placed) => (
                <li key={placed.key}>
                  <EntryRow placed={placed} day={day} owner={nameOf(placed.entry.ownerId)} onOpen={onOpen} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
