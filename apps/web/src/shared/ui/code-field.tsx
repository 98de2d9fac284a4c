import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import classes from './code-field.module.css';

type CodeFieldProps = {
  ref: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
};

const DIGITS = 6;

/** A field for six digits; phones offer the code of a received text message. */
export function CodeField({ ref, label, value, onChange, error }: CodeFieldProps) {
  return (
    <TextInput
      ref={ref}
      size="lg"
      className={classes.code}
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      data-autofocus
      autoFocus
      value={value}
      // Accepts a pasted code with spaces or surrounding text.
      onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/\D/g, '').slice(0, DIGITS))}
      error={error}
    />
  );
}
