import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { useEffect } from 'react';
import { leaveQuietly } from '../lock.ts';

const PRESSES = 3;
const WITHIN_MS = 1500;

/** Leaves the site in one click, or by pressing Escape three times. */
export function QuickExit() {
  const { t } = useLingui();

  useEffect(() => {
    let presses: number[] = [];
    function handleKey({ key, timeStamp }: KeyboardEvent) {
      if (key !== 'Escape') return;
      presses = [...presses.filter((at) => timeStamp - at < WITHIN_MS), timeStamp];
      if (presses.length >= PRESSES) leaveQuietly();
    }
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, []);

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      c="var(--text)"
      aria-label={t`Leave this site quickly`}
      title={t`Leave this site quickly (Escape three times)`}
      onClick={leaveQuietly}
    >
      <IconDoorExit size={22} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
