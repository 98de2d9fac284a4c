import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChatCount } from '../../features/conversations/index.ts';
import { QuickExit } from '../../features/privacy-screen/index.ts';
import { NotificationButton, LiveStatus } from '../../features/notifications/index.ts';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';
import type { SessionAccount } from '../../shared/session/session.ts';
import { Rose } from '../../shared/ui/rose.tsx';
import { HOME } from '../guards.ts';
import { barEntries } from '../private-menu.ts';
import { AuthLink } from './auth-link.tsx';
import { MemberMenu } from './member-menu.tsx';
import classes from './private-top-bar.module.css';
import bar from './top-bar.module.css';
import wrap from './wrap.module.css';

type PrivateTopBarProps = { account: SessionAccount; isWide: boolean };

/** The top bar for members: the brand, the main entries from 960 px, and the member's menus at the end. */
export function PrivateTopBar({ account, isWide }: PrivateTopBarProps) {
  const { t } = useLingui();
  const isMember = account.state === 'active';
  return (
    <header className={`${bar.bar} ${classes.bar}`}>
      <div className={`${wrap.wrap} ${bar.inside} ${classes.inside}`}>
        <Link to={HOME} className={bar.brand} activeProps={{ 'aria-current': undefined }}>
          <Rose size={30} />
          <span>Subrosa</span>
        </Link>
        {isWide && isMember && (
          <nav className={bar.menu} aria-label={t`Main menu`}>
            {barEntries.map((entry) => (
              <AuthLink key={entry.to} entry={entry} account={account}>
                {t(entry.label)}
                {entry.countsChats && <ChatCount />}
              </AuthLink>
            ))}
          </nav>
        )}
        <div className={bar.actions}>
          {isMember && <LiveStatus />}
          <QuickExit />
          {isWide && <ThemeSwitch />}
          {isMember && <NotificationButton />}
          <MemberMenu account={account} isWide={isWide} />
        </div>
      </div>
    </header>
  );
}
