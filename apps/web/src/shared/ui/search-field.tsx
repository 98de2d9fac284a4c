import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';

const PAUSE_MS = 350;

type SearchFieldProps = {
  label: string;
  placeholder: string;
  /** The label of the button that clears the field. */
  clearLabel: string;
  maxLength: number;
  /** The label is only spoken, where the placeholder and the position make the field clear. */
  isLabelHidden?: boolean;
  /** Disables the device's spell checking for names. */
  isName?: boolean;
  value: string;
  onChange: (text: string) => void;
};

/** A search field. Applies when typing pauses, and at once on Enter and on blur. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  maxLength,
  isLabelHidden = false,
  isName = false,
  value,
  onChange,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);

  // The value was changed from outside, by a chip or by clearing all filters.
  if (value !== sent) {
    setSent(value);
    setTyped(value);
  }

  function send(text: string) {
    const query = text.trim();
    if (query === sent) return;
    setSent(query);
    onChange(query);
  }

  const sendTyped = useEffectEvent(() => send(typed));
  useEffect(() => {
    const pause = setTimeout(sendTyped, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  function handleClear() {
    setTyped('');
    send('');
    input.current?.focus();
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Enter') send(typed);
  }

  return (
    <TextInput
      ref={input}
      // Not `search`, because browsers then add a second button to clear it.
      inputMode="search"
      enterKeyHint="search"
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      placeholder={placeholder}
      maxLength={maxLength}
      {...(isName && { autoCapitalize: 'none', spellCheck: false })}
      autoComplete="off"
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
      rightSectionWidth={44}
      rightSection={
        typed !== '' && (
          <ActionIcon size={44} variant="transparent" c="var(--muted)" aria-label={clearLabel} onClick={handleClear}>
            <IconX size={18} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        )
      }
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => send(typed)}
      onKeyDown={handleKeyDown}
    />
  );
}
