import { TextInput } from '@mantine/core';
import { useState } from 'react';

type TimeFieldProps = { label: string; value: string; onChange: (time: string) => void };

/** The browser's time field; saved when it loses the focus, because every keystroke produces a valid time. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [edited, setEdited] = useState({ value, typed: value });
  // The value was changed elsewhere, or rolled back.
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
