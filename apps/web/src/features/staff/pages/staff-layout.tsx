import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/session.ts';
import { ConsoleGuard } from '../parts/console-guard.tsx';
import { StaffBar } from '../parts/staff-bar.tsx';
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx';
import classes from './staff-layout.module.css';

/** The layout for staff: full screen and compact. Renders nothing in the moment between the end of a session and the login page. */
export function StaffLayout() {
  const account = useSession((session) => session.account);
  if (!account) return null;
  return (
    <div className={classes.layout}>
      <a href="#content" className={classes.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <StaffBar username={account.username} />
      <main id="content" tabIndex={-1} className={classes.content}>
        <ConsoleGuard>
          <Outlet />
        </ConsoleGuard>
      </main>
      <ShortcutsDialog />
    </div>
  );
}
