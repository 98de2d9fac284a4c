import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LanguageSwitch } from '../../features/preferences/index.ts';
import { QuickExit } from '../../features/discretion/index.ts';
import { ThemeSwitch } from '../../features/preferences/index.ts';
import { Rose } from '../../shared/ui/rose.tsx';
import { topBarEntries } from '../menu.ts';
import classes from './top-bar.module.css';
import wrap from './wrap.module.css';

/** For visitors: the brand, the menu from 960 px up, language, theme and the way out. */
export function TopBar() {
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
        <div className={classes.actions}>
          <LanguageSwitch />
          <ThemeSwitch />
          <QuickExit />
        </div>
      </div>
    </header>
  );
}
