import { useLingui } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import { Link } from '@tanstack/react-router';
import { linkToProfile } from '../profile-link.ts';
import classes from '../../../shared/ui/tab-links.module.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfileSearch } from '../search.ts';

type Tab = {
  /** Undefined for the first tab, which is the default. */
  tab?: ProfileSearch['tab'];
  label: MessageDescriptor;
  count?: (profile: ProfileView) => number;
};

/** Every tab of the specification, in its order. */
const tabs: readonly Tab[] = [
  { label: msg`About` },
  { tab: 'gallery', label: msg`Gallery`, count: ({ gallery }) => gallery.total },
  { tab: 'agenda', label: msg`Agenda` },
  { tab: 'requests', label: msg`Requests` },
  { tab: 'verification', label: msg`Verification` },
  { tab: 'endorsements', label: msg`Endorsements` },
];

type ProfileTabsProps = { profile: ProfileView; viewAs: ViewAs | undefined };

/** The tabs of a profile, each with its own URL. */
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
