import { useLingui } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/parts';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import { Link } from '@tanstack/react-router';
import { linkToProfile } from '../profile-link.ts';
import classes from '../../../shared/ui/tab-links.module.css';
import { tabs } from './tabs.ts';

type ProfileTabsProps = { profile: ProfileView; viewAs: ViewAs | undefined };

/** The parts of a profile, each with an address of its own. */
export function ProfileTabs({ profile, viewAs }: ProfileTabsProps) {
  const { t, i18n } = useLingui();
  return (
    <nav className={classes.tabs} aria-label={t`Profile`}>
      {tabs.map(({ tab, label, count }) => (
        <Link
          key={label.id}
          {...linkToProfile(profile.username, { ...(tab && { tab }), ...(viewAs && { viewAs }) })}
          activeOptions={{ exact: true, includeSearch: true }}
          resetScroll={false}
          className={classes.tab}
        >
          {t(label)}
          {count && <span className={classes.count}>{i18n.number(count(profile))}</span>}
        </Link>
      ))}
    </nav>
  );
}
