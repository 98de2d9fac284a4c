import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/session.ts';
import tabs from '../../../shared/ui/tab-links.module.css';
import { adminTabsFor } from '../admin/tabs.ts';
import { StaffPageLayout } from '../parts/staff-page-layout.tsx';
import { useHelp } from '../shortcuts/help.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

/** The administration: staff roles, lists and runtime settings, which administrators change without a release. */
export function AdminPage() {
  const { t } = useLingui();
  const role = useSession((session) => session.account?.staffRole ?? null);
  const openHelp = useHelp((help) => help.open);
  useShortcuts({ '?': openHelp });
  return (
    <StaffPageLayout title={<Trans>Administration</Trans>} lead={<Trans>Every change is logged under your name.</Trans>}>
      <nav className={tabs.tabs} aria-label={t`Service settings`}>
        {adminTabsFor(role).map(({ to, label }) => (
          <Link key={to} to={to} className={tabs.tab}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <Outlet />
    </StaffPageLayout>
  );
}
