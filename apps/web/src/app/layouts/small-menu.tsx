import { useLingui } from '@lingui/react/macro';
import { IconMenu2 } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { topBarEntries } from '../menu.ts';
import type { Anchor } from './anchor.ts';
import classes from './small-menu.module.css';

type SmallMenuProps = { anchor: Anchor };

/** The entries of the top bar in a menu, up to 959 px. It opens without script. */
export function SmallMenu({ anchor: Link }: SmallMenuProps) {
  const { t } = useLingui();

  // The bar stays mounted when the page changes, so an open menu has to be closed here.
  function handleChoice(event: MouseEvent<HTMLElement>) {
    event.currentTarget.closest('details')?.removeAttribute('open');
  }

  return (
    <details className={classes.menu}>
      <summary className={classes.button} aria-label={t`Main menu`}>
        <IconMenu2 size={22} stroke={1.5} aria-hidden="true" />
      </summary>
      {/* A click on a link bubbles up to here; the list itself is not a control. */}
      <ul onClick={handleChoice}>
        {topBarEntries.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
