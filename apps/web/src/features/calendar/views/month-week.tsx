import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { dayNumber, longDay } from '../format.ts';
import { lanesOf } from '../placing/lanes.ts';
import { MoreButton } from './more-button.tsx';
import classes from './month.module.css';
import { EntryBarButton } from './entry-bar.tsx';
import type { ViewProps } from './view-props.ts';

const LANES = 3;

type MonthWeekProps = ViewProps & { days: readonly string[] };

/** A week of the month: its days, and the entries across them. */
export function MonthWeek({ days, entries, nameOf, on, today, onOpen, onOpenDay }: MonthWeekProps) {
  const { i18n } = useLingui();
  const { strips, hidden } = lanesOf(entries, days, LANES);
  return (
    <div className={classes.week}>
      {days.map((day, column) => (
        <div
          key={day}
          className={classes.cell}
          data-day={day}
          data-other={day.slice(0, 7) !== on.slice(0, 7) || undefined}
          data-today={day === today || undefined}
          style={{ gridColumn: column + 1 }}
        >
          <button
            type="button"
            className={classes.number}
            onClick={() => onOpenDay(day)}
            {...(day === today && { 'aria-current': 'date' })}
          >
            <span aria-hidden="true">{dayNumber(i18n.locale, day)}</span>
            <VisuallyHidden>
              {longDay(i18n.locale, day)}
              {day === today && (
                <>
                  {' '}
                  <Trans>Today</Trans>
                </>
              )}
            </VisuallyHidden>
          </button>
        </div>
      ))}
      <div className={classes.strips}>
        {strips.map((strip) => (
          <EntryBarButton
            key={strip.positionedEntry.key}
            strip={strip}
            owner={nameOf(strip.positionedEntry.entry.ownerId)}
            onOpen={onOpen}
          />
        ))}
        {days.map((day, column) => {
          const count = hidden[column] ?? 0;
          return count > 0 ? (
            <span key={day} className={classes.more} style={{ gridColumn: column + 1, gridRow: LANES + 1 }}>
              <MoreButton count={count} day={day} onOpenDay={onOpenDay} />
            </span>
          ) : null;
        })}
      </div>
    </div>
  );
}
