import { useLingui } from '@lingui/react/macro';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Reauthentication } from '../../accounts/index.ts';
import { tabs } from '../tabs.ts';
import classes from './settings-layout.module.css';

/** The tabs are beside the page from 960 px, above it on narrower screens. */
export function SettingsLayout() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);

  // Scrolls the current tab into view when the tabs are wider than the screen.
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);

  return (
    <Reauthentication>
      <div className={classes.wrap}>
        <nav ref={nav} className={classes.nav} aria-label={t`Settings`}>
          {tabs.map(({ to, label, icon: Icon, gold }) => (
            <Link key={to} to={to} className={classes.tab} data-gold={gold}>
              <Icon size={20} stroke={1.5} aria-hidden="true" />
              <span>{t(label)}</span>
            </Link>
          ))}
        </nav>
        <div className={classes.page}>
          <Outlet />
        </div>
      </div>
    </Reauthentication>
  );
}
