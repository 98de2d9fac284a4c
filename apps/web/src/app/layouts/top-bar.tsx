import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Rose } from '../../shared/ui/rose.tsx';
import { topBarEntries } from '../menu.ts';
import type { Anchor } from './anchor.ts';
import classes from './top-bar.module.css';
import wrap from './wrap.module.css';

type TopBarProps = {
  anchor: Anchor;
  /** Buttons for language, theme, and signing in or up. */
  actions: ReactNode;
};

/** The top bar for visitors: the brand, the menu from 960 px, and the actions. */
export function TopBar({ anchor: Link, actions }: TopBarProps) {
  const { t } = useLingui();
  return (
    <header className={classes.bar}>
      <div className={`${wrap.wrap} ${classes.inside}`}>
        <Link to="/" className={classes.brand}>
          <Rose size={30} />
          <span>Subrosa</span>
        </Link>
        <nav className={classes.menu} aria-label={t`Main menu`}>
          {topBarEntries.map(({ to, label }) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className={classes.actions}>{actions}</div>
      </div>
    </header>
  );
}
