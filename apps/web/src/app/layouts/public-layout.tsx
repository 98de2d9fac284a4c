import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { QuickExit } from '../../features/privacy-screen/index.ts';
import { CookieNotice } from '../../features/consent/index.ts';
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';
import { Footer } from './footer.tsx';
import { MenuLink } from './menu-link.tsx';
import classes from './public-layout.module.css';
import { OfflineBanner } from './offline-banner.tsx';
import { SmallMenu } from './small-menu.tsx';
import { TopBar } from './top-bar.tsx';

type PublicLayoutProps = {
  /** Rendered instead of the page of the route. */
  children?: ReactNode;
};

export function PublicLayout({ children = <Outlet /> }: PublicLayoutProps) {
  return (
    <div className={classes.layout}>
      <a href="#content" className={classes.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <TopBar
        anchor={MenuLink}
        actions={
          <>
            <LanguageSwitch />
            <ThemeSwitch />
            <QuickExit />
            <SmallMenu anchor={MenuLink} />
          </>
        }
      />
      <OfflineBanner />
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      <Footer anchor={MenuLink} />
      <CookieNotice />
    </div>
  );
}
