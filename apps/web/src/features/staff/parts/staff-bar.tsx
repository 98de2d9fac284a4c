import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/session.ts';
import { Rose } from '../../../shared/ui/rose.tsx';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import { QuickExit } from '../../privacy-screen/index.ts';
import { ThemeSwitch } from '../../../shared/ui/theme-switch.tsx';
import { InboxCount } from '../inbox/inbox-count.tsx';
import { staffPagesFor } from '../staff-pages.ts';
import { useHelp } from '../shortcuts/help.ts';
import classes from './staff-bar.module.css';

type StaffBarProps = { username: string };

const MEMBER_AREA = '/requests';

/** The brand, the pages of the console, and a link back to the app. */
export function StaffBar({ username }: StaffBarProps) {
  const { t } = useLingui();
  const role = useSession((session) => session.account?.staffRole ?? null);
  const openHelp = useHelp((help) => help.open);
  return (
    <header className={classes.bar}>
      <span className={classes.brand}>
        <Rose size={26} />
        <span className={classes.name}>Subrosa</span>
        <span className={classes.staff}>
          <Trans>Staff</Trans>
        </span>
      </span>
      <nav className={classes.menu} aria-label={t`Staff menu`}>
        {staffPagesFor(role).map(({ to, label }) => (
          <Link key={to} to={to} className={classes.entry}>
            {t(label)}
            {to === '/staff/inbox' && <InboxCount />}
          </Link>
        ))}
      </nav>
      <div className={classes.actions}>
        <span className={classes.keyboard}>
          <ActionIcon variant="subtle" color="gray" c="var(--text)" size={44} aria-label={t`Keyboard shortcuts`} onClick={openHelp}>
            <IconKeyboard size={22} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </span>
        <ThemeSwitch />
        <QuickExit />
        <Link to={MEMBER_AREA} className={classes.account} title={t`Back to Subrosa`}>
          <VisuallyHidden>
            <Trans>Back to Subrosa</Trans>
          </VisuallyHidden>
          <span className={classes.avatar}>
            <PlaceholderImage seed={username} motif="person" />
          </span>
          <bdi className={classes.username}>{username}</bdi>
        </Link>
      </div>
    </header>
  );
}
