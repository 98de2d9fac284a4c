import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import { useEffect } from 'react';
import { onThreeEscapes } from '../../../shared/quick-exit.ts';
import { lockAndLeave } from '../lock.ts';

/** Leaves the site by one click, or by pressing Escape three times. */
export function QuickExit() {
  const { t } = useLingui();

  useEffect(() => onThreeEscapes(lockAndLeave), []);

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      c="var(--text)"
      aria-label={t`Leave this site quickly`}
      title={t`Leave this site quickly (press Esc three times)`}
      onClick={lockAndLeave}
    >
      <IconDoorExit size={22} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
