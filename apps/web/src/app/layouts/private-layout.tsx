import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOverlays } from '../../shared/overlays.ts';
import { useBreakpoint } from '../../shared/breakpoints.ts';
import { useSession } from '../../shared/session/session.ts';
import { AnnouncementLine } from './announcement-line.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PrivateFooter } from './private-footer.tsx';
import { PrivateTopBar } from './private-top-bar.tsx';
import classes from './public-layout.module.css';

type PrivateLayoutProps = {
  /** Rendered instead of the page of the route. */
  children?: ReactNode;
};

/** The layout for signed-in members. Renders nothing in the moment between the end of a session and the login page. */
export function PrivateLayout({ children = <Outlet /> }: PrivateLayoutProps) {
  const account = useSession((session) => session.account);
  const asides = useOverlays(({ shown }) => shown);
  const isWide = useBreakpoint() === 'desktop';
  if (!account) return null;
  return (
    <div className={classes.layout}>
      <a href="#content" className={classes.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <PrivateTopBar account={account} isWide={isWide} />
      <OfflineBanner />
      <AnnouncementLine />
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      {asides.map((Aside, index) => (
        <Aside key={index} />
      ))}
      {isWide ? <PrivateFooter /> : <BottomBar account={account} />}
    </div>
  );
}
