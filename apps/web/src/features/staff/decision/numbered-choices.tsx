import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { Kbd } from '../parts/kbd.tsx';
import classes from './numbered-choices.module.css';
import { reasonKey } from './reason-key.ts';

type NumberedChoicesProps<Choice extends string> = {
  /** The part that the form focuses after an error. */
  part: 'reason' | 'checks';
  legend: ReactNode;
  choices: readonly Choice[];
  labels: Record<Choice, MessageDescriptor>;
  /** One choice, or a list of choices. */
  value: Choice | null | readonly Choice[];
  error: string | undefined;
  onChange: (choice: Choice) => void;
};

/** Choices with a number key each: radio buttons for one value, checkboxes for a list of values. */
export function NumberedChoices<Choice extends string>(props: NumberedChoicesProps<Choice>) {
  const { part, legend, choices, labels, value, error, onChange } = props;
  const { t } = useLingui();
  const name = useId();
  const isList = Array.isArray(value);
  return (
    <fieldset className={classes.group} aria-describedby={error && `${name}-error`} data-part={part}>
      <legend className={classes.legend}>{legend}</legend>
      {choices.map((choice, index) => (
        <label key={choice} className={classes.choice}>
          <input
            type={isList ? 'checkbox' : 'radio'}
            className={classes.input}
            data-square={isList || undefined}
            name={isList ? undefined : name}
            checked={isList ? value.includes(choice) : value === choice}
            aria-keyshortcuts={reasonKey(index)}
            onChange={() => onChange(choice)}
          />
          <span className={classes.label}>{t(labels[choice])}</span>
          <Kbd>{reasonKey(index)}</Kbd>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
