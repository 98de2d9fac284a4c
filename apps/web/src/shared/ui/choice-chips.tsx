import { IconCheck } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from './choice-chips.module.css';

type Choice<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean };

type ChoiceChipsProps<Value extends string> = {
  legend: ReactNode;
  choices: readonly Choice<Value>[];
  /** Stated by each radio button; checkboxes have no such state as a group. */
  required?: boolean;
} & (
  | { multiple: true; value: readonly Value[]; onChange: (value: Value[]) => void }
  | { multiple?: false; value: Value | null; onChange: (value: Value) => void }
);

/** A few options shown at once: native checkboxes or radios below chips that are drawn 32 px high, with a target of 44 px. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const name = useId();
  const isChosen = (value: Value) => (props.multiple ? props.value.includes(value) : props.value === value);

  function handleChange(value: Value) {
    if (!props.multiple) return props.onChange(value);
    const others = props.value.filter((chosen) => chosen !== value);
    return props.onChange(isChosen(value) ? others : [...others, value]);
  }

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{props.legend}</legend>
      <div className={classes.chips}>
        {props.choices.map(({ value, label, disabled }) => (
          <label key={value} className={classes.hit}>
            <input
              className={classes.input}
              type={props.multiple ? 'checkbox' : 'radio'}
              name={name}
              required={props.required && !props.multiple}
              value={value}
              checked={isChosen(value)}
              disabled={disabled}
              onChange={() => handleChange(value)}
            />
            <span className={classes.chip}>
              <IconCheck size={16} stroke={1.75} aria-hidden="true" className={classes.check} />
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
