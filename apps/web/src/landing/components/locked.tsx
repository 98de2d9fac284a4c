import { Trans } from '@lingui/react/macro';
import { IconEyeClosed } from '@tabler/icons-react';
import classes from '../../features/privacy-screen/components/locked-screen.module.css';
import buttons from '../../shared/ui/button.module.css';
import landing from '../landing.module.css';

/** Shown for Back after a quick exit. */
export function Locked() {
  return (
    <main className={`${classes.screen} ${landing.locked}`}>
      <IconEyeClosed size={32} stroke={1.5} aria-hidden="true" />
      <p>
        <Trans>This page is closed.</Trans>
      </p>
      <button type="button" className={`${buttons.button} ${buttons.quiet}`} data-unlock>
        <Trans>Reopen</Trans>
      </button>
    </main>
  );
}
