import { useLingui } from '@lingui/react/macro';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { dayAfter } from '@subrosa/rules/requests/calendar';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { firstWeekday, monthStart, weeksOf } from '../days.ts';
import { dayNumber, longDay, monthName, weekdayName } from '../format.ts';
import classes from './month-picker.module.css';

type MonthPickerProps = {
  today: string;
  /** The day whose month is shown first. */
  start: string;
  chosen: readonly string[];
  onPick: (day: string) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1 };

/** The days of a month as buttons; one of them is focusable, and the arrow keys move the focus. */
export function MonthPicker({ today, start, chosen, onPick }: MonthPickerProps) {
  const { t, i18n } = useLingui();
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);
  const weeks = weeksOf(current, firstWeekday(i18n.locale));

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isTurned = Math.abs(step) === 1 && document.documentElement.dir === 'rtl';
    const next = dayAfter(current, isTurned ? -step : step);
    flushSync(() => setCurrent(next));
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <div className={classes.picker}>
      <div className={classes.header}>
        <ActionIcon
          size={40}
          variant="subtle"
          color="gray"
          aria-label={t`Previous month`}
          onClick={() => setCurrent(monthStart(current, -1))}
        >
          <IconChevronLeft size={20} stroke={1.5} aria-hidden="true" className={classes.directed} />
        </ActionIcon>
        <span aria-live="polite">{monthName(i18n.locale, current)}</span>
        <ActionIcon size={40} variant="subtle" color="gray" aria-label={t`Next month`} onClick={() => setCurrent(monthStart(current, 1))}>
          <IconChevronRight size={20} stroke={1.5} aria-hidden="true" className={classes.directed} />
        </ActionIcon>
      </div>
      <div ref={grid} className={classes.grid} onKeyDown={handleKeyDown}>
        {weeks[0]?.map((day) => (
          <span key={day} className={classes.weekday} aria-hidden="true">
            {weekdayName(i18n.locale, day, 'narrow')}
          </span>
        ))}
        {weeks.flat().map((day) => (
          <button
            key={day}
            type="button"
            className={classes.day}
            data-day={day}
            data-other={day.slice(0, 7) !== current.slice(0, 7) || undefined}
            data-today={day === today || undefined}
            aria-pressed={chosen.includes(day)}
            tabIndex={day === current ? 0 : -1}
            onClick={() => {
              setCurrent(day);
              onPick(day);
            }}
          >
            <span aria-hidden="true">{dayNumber(i18n.locale, day)}</span>
            <VisuallyHidden>{longDay(i18n.locale, day)}</VisuallyHidden>
          </button>
        ))}
      </div>
    </div>
  );
}
