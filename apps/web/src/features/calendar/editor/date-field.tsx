import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { formatDate } from '@subrosa/rules/format/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { isoDateOf, withSlashes } from '../../../shared/format/typed-date.ts';
import { MonthPicker } from './month-picker.tsx';

type DateFieldProps = {
  label: string;
  today: string;
  /** The text as typed. */
  value: string;
  onChange: (typed: string) => void;
  error?: string | undefined;
  disabled?: boolean;
};

/** A date that the member types or picks. */
export function DateField({ label, today, value, onChange, error, disabled = false }: DateFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const day = isoDateOf(value);

  function handlePick(picked: string) {
    onChange(formatDate(picked));
    setOpen(false);
    input.current?.focus();
  }

  return (
    <Popover opened={isOpen} onChange={setOpen} withRoles={false} trapFocus withinPortal={false} position="bottom-start" shadow="md">
      <Popover.Target>
        <TextInput
          ref={input}
          size="md"
          label={label}
          placeholder="DD/MM/YYYY"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={10}
          disabled={disabled}
          value={value}
          onChange={({ currentTarget }) => onChange(withSlashes(currentTarget.value, value))}
          error={error}
          rightSectionWidth={44}
          rightSection={
            <ActionIcon
              size={44}
              variant="transparent"
              c="var(--muted)"
              disabled={disabled}
              aria-label={t`${label}: choose a date`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={20} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label}>
        <MonthPicker today={today} start={day ?? today} chosen={day ? [day] : []} onPick={handlePick} />
      </Popover.Dropdown>
    </Popover>
  );
}
