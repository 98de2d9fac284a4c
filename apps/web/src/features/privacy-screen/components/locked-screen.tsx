import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconEyeClosed } from '@tabler/icons-react';
import { useLock } from '../lock.ts';
import classes from './locked-screen.module.css';

/** Shown for Back after a quick exit, instead of the page that was left. */
export function LockedScreen() {
  const unlock = useLock((state) => state.unlock);
  return (
    <main className={classes.screen}>
      <IconEyeClosed size={32} stroke={1.5} aria-hidden />
      <p>
        <Trans>This page is closed.</Trans>
      </p>
      <Button variant="default" size="md" onClick={unlock}>
        <Trans>Reopen</Trans>
      </Button>
    </main>
  );
}
