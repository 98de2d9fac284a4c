import { useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Choice } from '../api/choices.ts';
import { FieldLabel } from './field-label.tsx';
import classes from './field.module.css';

type ChoicesFieldProps = {
  label: ReactNode;
  description?: ReactNode;
  choices: readonly Choice[];
  most: number;
  value: readonly string[];
  onChange: (value: string[]) => void;
  problem?: string | undefined;
};

/** A required multiple choice of many options, which the member finds by typing. */
export function ChoicesField({ label, description, choices, most, value, onChange, problem }: ChoicesFieldProps) {
  const { t } = useLingui();
  return (
    <MultiSelect
      size="md"
      label={<FieldLabel required>{label}</FieldLabel>}
      aria-required
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ pillsList: classes.pills, pill: classes.pill, description: classes.below }}
      placeholder={value.length === 0 ? t`Choose one or more` : undefined}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      clearSearchOnChange
      hidePickedOptions
      maxValues={most}
      maxDropdownHeight={320}
      nothingFoundMessage={value.length >= most ? t`You’ve reached the limit.` : t`No results`}
      value={[...value]}
      onChange={onChange}
      error={problem}
    />
  );
}
