import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { dayNumber, longDay, weekdayName } from '../format.ts';
import classes from './time.module.css';
import type { Span } from './use-drag.ts';

const [FROM, TO] = [18 * 60, 19 * 60];

type DayHeaderProps = {
  day: string;
  today: string;
  isOne: boolean;
  onOpenDay: (day: string) => void;
  onCreate: (span: Span) => void;
};

/** The header of a day above its hours, with a button to create an entry without dragging. */
export function DayHeader({ day, today, isOne, onOpenDay, onCreate }: DayHeaderProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const text = (
    <>
      <span aria-hidden="true">{weekdayName(locale, day, isOne ? 'long' : 'short')}</span>
      <b aria-hidden="true">{dayNumber(locale, day)}</b>
      <VisuallyHidden>{longDay(locale, day)}</VisuallyHidden>
    </>
  );
  return (
    <div className={classes.dayHead} data-today={day === today || undefined}>
      {isOne ? (
        <span className={classes.dayName}>{text}</span>
      ) : (
        <button type="button" className={classes.dayName} onClick={() => onOpenDay(day)}>
          {text}
        </button>
      )}
      <button type="button" className={classes.add} onClick={() => onCreate({ day, start: FROM, end: TO })}>
        <IconPlus size={16} stroke={1.8} aria-hidden="true" />
        <VisuallyHidden>
          <Trans>New entry, {longDay(locale, day)}</Trans>
        </VisuallyHidden>
      </button>
    </div>
  );
}
