import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { readNumber } from '../../../shared/format/units.ts';

type MeasureFieldProps = {
  label: ReactNode;
  /** Where the label is drawn elsewhere. */
  'aria-label'?: string;
  unit: ReactNode;
  /** In the unit that is shown; null for nothing, NaN for what is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  error?: ReactNode;
};

/** A number with its unit. What was typed stays as it was typed; remount it to show another unit. */
export function MeasureField({ unit, value, onChange, ...field }: MeasureFieldProps) {
  const [text, setText] = useState(value === null || Number.isNaN(value) ? '' : String(value));

  function handleType(typed: string) {
    setText(typed);
    onChange(readNumber(typed));
  }

  return (
    <TextInput
      {...field}
      size="md"
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      rightSection={unit}
      rightSectionWidth={48}
      value={text}
      onChange={({ currentTarget }) => handleType(currentTarget.value)}
    />
  );
}
