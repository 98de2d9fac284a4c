import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { feetOf, millimetresFromFeet } from '../../../shared/format/units.ts';
import { FieldLabel } from './field-label.tsx';
import classes from './field.module.css';
import { MeasureField } from './measure-field.tsx';
import { GroupError } from '../../../shared/ui/group-error.tsx';

type FeetFieldProps = {
  value: number | null;
  onChange: (millimetres: number | null) => void;
  onSwitch: () => void;
  problem: string | undefined;
};

/** A height in feet and inches: two numbers in one field. */
export function FeetField({ value, onChange, onSwitch, problem }: FeetFieldProps) {
  const { t } = useLingui();
  const problemId = useId();
  const unit = t`ft`;
  const [parts, setParts] = useState<{ feet: number | null; inches: number | null }>(() =>
    value === null || Number.isNaN(value) ? { feet: null, inches: null } : feetOf(value),
  );

  function handleChange(part: Partial<typeof parts>) {
    const next = { ...parts, ...part };
    setParts(next);
    const isEmpty = next.feet === null && next.inches === null;
    onChange(isEmpty ? null : millimetresFromFeet(next.feet ?? 0, next.inches ?? 0));
  }

  return (
    <fieldset className={classes.group} aria-describedby={problem ? problemId : undefined} data-problem={problem && true}>
      <legend className={classes.legend}>
        <FieldLabel optional>
          <Trans>Height</Trans>
        </FieldLabel>
      </legend>
      <div className={classes.pair}>
        <MeasureField
          label={null}
          aria-label={t`Feet`}
          unit={
            <button type="button" className={classes.unit} aria-label={t`${unit}, switch to centimetres`} onClick={onSwitch}>
              {unit}
            </button>
          }
          value={parts.feet}
          onChange={(feet) => handleChange({ feet })}
          error={Boolean(problem)}
        />
        <MeasureField
          label={null}
          aria-label={t`Inches`}
          unit={
            <span className={classes.fixed} aria-hidden="true">
              <Trans>in</Trans>
            </span>
          }
          value={parts.inches}
          onChange={(inches) => handleChange({ inches })}
          error={Boolean(problem)}
        />
      </div>
      <GroupError id={problemId} text={problem} />
    </fieldset>
  );
}
