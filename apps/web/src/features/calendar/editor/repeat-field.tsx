import { Plural, Trans } from '@lingui/react/macro';
import { calendarLimits } from '@subrosa/rules/calendar/entries';
import { useId } from 'react';
import { GroupError } from '../../../shared/ui/group-error.tsx';
import classes from './editor.module.css';
import { MonthPicker } from './month-picker.tsx';

type RepeatFieldProps = {
  today: string;
  start: string;
  value: readonly string[];
  onChange: (dates: string[]) => void;
  problem: string | undefined;
};

/** The dates on which the entry repeats. */
export function RepeatField({ today, start, value, onChange, problem }: RepeatFieldProps) {
  const id = useId();

  function handlePick(day: string) {
    const others = value.filter((one) => one !== day);
    if (others.length < value.length) onChange(others);
    else if (value.length < calendarLimits.dates) onChange([...value, day]);
  }

  return (
    <fieldset className={classes.field} aria-describedby={id} data-problem={problem ? true : undefined}>
      <legend className={classes.legend}>
        <Trans>Selected dates</Trans>
      </legend>
      <MonthPicker today={today} start={start} chosen={value} onPick={handlePick} />
      <p id={id} className={classes.hint} role="status">
        <Plural value={value.length} _0="Choose the dates." one="# date" other="# dates" />
      </p>
      <GroupError isAlert text={problem} />
    </fieldset>
  );
}
