import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { CookieNotice } from '../../features/gate/index.ts';
import { Footer } from './footer.tsx';
import classes from './public-layout.module.css';
import { TopBar } from './top-bar.tsx';

export function PublicLayout() {
  return (
    <div className={classes.layout}>
      <a href="#content" className={classes.skip}>
        <Trans>Skip to the content</Trans>
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
      <Footer />
      <CookieNotice />
    </div>
  );
}
