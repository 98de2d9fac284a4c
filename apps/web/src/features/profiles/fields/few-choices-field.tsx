import type { ReactNode } from 'react';
import type { Choice } from '../api/choices.ts';
import { ChipsField } from './chips-field.tsx';
import { ChoiceField } from './choice-field.tsx';

type FewChoicesFieldProps<Value extends string> = {
  label: ReactNode;
  choices: readonly Choice[];
  value: Value | null;
  onChange: (value: Value) => void;
  problem?: string | undefined;
  /** New members see all choices at once; the longer editor stays compact. */
  isNew: boolean;
};

/** A required single choice of about ten. */
export function FewChoicesField<Value extends string>({ isNew, label, choices, value, onChange, problem }: FewChoicesFieldProps<Value>) {
  if (!isNew) return <ChoiceField label={label} choices={choices} value={value} onChange={onChange} problem={problem} />;
  return (
    <ChipsField
      required
      legend={label}
      choices={choices.map(({ id, name }) => ({ value: id as Value, label: name }))}
      value={value}
      onChange={onChange}
      problem={problem}
    />
  );
}
