import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Popover } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { EmojiGrid } from './emoji-grid.tsx';

type EmojiButtonProps = { onPick: (emoji: string) => void };

export function EmojiButton({ onPick }: EmojiButtonProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function handleClose() {
    setOpened(false);
    button.current?.focus();
  }

  return (
    <Popover opened={opened} onChange={setOpened} position="top-end" offset={12} trapFocus withinPortal={false} radius="lg">
      <Popover.Target>
        <ActionIcon
          ref={button}
          variant="transparent"
          size={44}
          c="var(--text)"
          aria-label={t`Emoji`}
          onClick={() => setOpened((isOpen) => !isOpen)}
        >
          <IconMoodSmile size={24} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={8} bg="var(--surface)" bd="1px solid var(--line)" aria-label={t`Emoji`}>
        <EmojiGrid
          onPick={(emoji) => {
            setOpened(false);
            onPick(emoji);
          }}
          onClose={handleClose}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
