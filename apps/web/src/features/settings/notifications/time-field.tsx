import { TextInput } from '@mantine/core';
import { useState } from 'react';

type TimeFieldProps = { label: string; value: string; onChange: (time: string) => void };

/** The browser's own field for a time; saved when it is left, because every keystroke is a whole time already. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [edited, setEdited] = useState({ value, typed: value });
  // Changed elsewhere, or taken back.
  if (edited.value !== value) setEdited({ value, typed: value });

  function handleLeave() {
    const time = edited.typed.slice(0, 5);
    if (time === '') setEdited({ value, typed: value });
    else if (time !== value) onChange(time);
  }

  return (
    <TextInput
      type="time"
      size="sm"
      required
      aria-label={label}
      value={edited.typed}
      onChange={({ currentTarget }) => setEdited({ value, typed: currentTarget.value })}
      onBlur={handleLeave}
    />
  );
}
