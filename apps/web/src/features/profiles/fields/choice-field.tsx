import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Choice } from '../api/choices.ts';
import { FieldLabel } from './field-label.tsx';
import classes from './field.module.css';

type ChoiceFieldProps<Value extends string> = {
  label: ReactNode;
  description?: ReactNode;
  choices: readonly Choice[];
  value: Value | null;
  onChange: (value: Value) => void;
  problem?: string | undefined;
};

/** A required single choice. */
export function ChoiceField<Value extends string>({ label, description, choices, value, onChange, problem }: ChoiceFieldProps<Value>) {
  const { t } = useLingui();
  return (
    <Select
      size="md"
      label={<FieldLabel required>{label}</FieldLabel>}
      aria-required
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ description: classes.below }}
      placeholder={t`Choose one`}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      allowDeselect={false}
      maxDropdownHeight={320}
      value={value}
      onChange={(chosen) => chosen && onChange(chosen as Value)}
      error={problem}
    />
  );
}
