import { useLingui } from '@lingui/react/macro';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { NAME_LENGTH } from '../filter.ts';

const PAUSE_MS = 350;

type NameFieldProps = { value: string; onChange: (name: string) => void };

/** Part of a username. Asked for when the typing pauses; at once on Enter and on leaving the field. */
export function NameField({ value, onChange }: NameFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);

  // Taken away from outside, by a chip or by clearing all.
  if (value !== sent) {
    setSent(value);
    setTyped(value);
  }

  function send(text: string) {
    const name = text.trim();
    if (name === sent) return;
    setSent(name);
    onChange(name);
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
      // Not `search`: browsers add a second button to clear it.
      inputMode="search"
      enterKeyHint="search"
      label={t`Username`}
      placeholder={t`Part of a name`}
      maxLength={NAME_LENGTH}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
      rightSectionWidth={44}
      rightSection={
        typed !== '' && (
          <ActionIcon size={44} variant="transparent" c="var(--muted)" aria-label={t`Clear the username`} onClick={handleClear}>
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
