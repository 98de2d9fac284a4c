import { useLingui } from '@lingui/react/macro';
import { ChatCount } from '../../features/conversations/index.ts';
import type { SessionAccount } from '../../shared/session/session.ts';
import { bottomEntries } from '../private-menu.ts';
import classes from './bottom-bar.module.css';
import { AuthLink } from './auth-link.tsx';

type BottomBarProps = { account: SessionAccount };

/** The main entries at the bottom of the screen, up to 959 px. */
export function BottomBar({ account }: BottomBarProps) {
  const { t } = useLingui();
  if (account.state === 'pending') return null;
  return (
    <nav className={classes.bar} aria-label={t`Main menu`}>
      {bottomEntries.map((entry) => (
        <AuthLink key={entry.to} entry={entry} account={account} className={classes.entry}>
          <span className={classes.icon}>
            <entry.icon size={24} stroke={1.5} aria-hidden />
            {entry.countsChats && <ChatCount corner />}
          </span>
          <span className={classes.label}>{t(entry.label)}</span>
        </AuthLink>
      ))}
    </nav>
  );
}
