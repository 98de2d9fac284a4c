import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { eventTypes } from '@subrosa/rules/calendar/entries';
import { weeksOf } from '../days.ts';
import { KindIcon } from '../entry/kind-icon.tsx';
import { dayNumber, longDay, weekdayName } from '../format.ts';
import { isOn } from '../placing/place-entries.ts';
import { kindNames } from '../labels.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './small-month.module.css';
import type { ViewProps } from './view-props.ts';

type SmallMonthProps = ViewProps & { onChoose: (day: string) => void };

/** A month with space for marks only; the entries of the chosen day are listed below. */
export function SmallMonth({ entries, nameOf, on, today, first, onOpen, onChoose }: SmallMonthProps) {
  const { t, i18n } = useLingui();
  const weeks = weeksOf(on, first);
  const chosen = entries.filter((positionedEntry) => isOn(positionedEntry, on));
  const kindsOn = (day: string) =>
    eventTypes.filter((type) => entries.some((positionedEntry) => positionedEntry.entry.type === type && isOn(positionedEntry, day)));
  return (
    <div>
      <div className={classes.grid}>
        {weeks[0]?.map((day) => (
          <span key={day} className={classes.header} aria-hidden="true">
            {weekdayName(i18n.locale, day, 'narrow')}
          </span>
        ))}
        {weeks.flat().map((day) => (
          <button
            key={day}
            type="button"
            className={classes.day}
            data-other={day.slice(0, 7) !== on.slice(0, 7) || undefined}
            data-today={day === today || undefined}
            aria-pressed={day === on}
            onClick={() => onChoose(day)}
          >
            <span className={classes.number} aria-hidden="true">
              {dayNumber(i18n.locale, day)}
            </span>
            <VisuallyHidden>{longDay(i18n.locale, day)}</VisuallyHidden>
            <span className={classes.marks}>
              {kindsOn(day).map((type) => (
                <span key={type}>
                  <KindIcon type={type} size={12} />
                  <VisuallyHidden> {t(kindNames[type])}</VisuallyHidden>
                </span>
              ))}
            </span>
          </button>
        ))}
      </div>
      <section className={classes.chosen} aria-labelledby="chosen-day">
        <h2 id="chosen-day" className={classes.title}>
          {longDay(i18n.locale, on)}
        </h2>
        <ul className={classes.list}>
          {chosen.map((positionedEntry) => (
            <li key={positionedEntry.key}>
              <EntryRow positionedEntry={positionedEntry} day={on} owner={nameOf(positionedEntry.entry.ownerId)} onOpen={onOpen} />
            </li>
          ))}
        </ul>
        {chosen.length === 0 && (
          <p className={classes.none}>
            <Trans>Nothing planned on this day.</Trans>
          </p>
        )}
      </section>
    </div>
  );
}
