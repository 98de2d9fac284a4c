import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { readNumber } from '../../../shared/format/units.ts';

type MeasureFieldProps = {
  label: ReactNode;
  /** Used when the label is rendered elsewhere. */
  'aria-label'?: string;
  unit: ReactNode;
  /** In the displayed unit; null when empty, NaN when it is not a number. */
  value: number | null;
  onChange: (value: number | null) => void;
  error?: ReactNode;
};

/** A number with its unit. The typed text is kept; remount the field to display another unit. */
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
