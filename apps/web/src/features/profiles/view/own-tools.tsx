import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import { useNavigate } from '@tanstack/react-router';
import { linkToProfile } from '../profile-link.ts';
import type { ProfileSearch } from '../search.ts';
import { CompletenessHints } from './completeness-hints.tsx';
import classes from './own-tools.module.css';
import { ViewAsBanner } from './view-as-banner.tsx';

type OwnToolsProps = { profile: ProfileView; viewAs: ViewAs | undefined; tab: ProfileSearch['tab'] };

const SELF = 'self';

/** For the owner only: views of the profile as others see it, and suggestions. */
export function OwnTools({ profile, viewAs, tab }: OwnToolsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();

  function handleChange(kind: string) {
    const search = { ...(tab && { tab }), ...(kind !== SELF && { viewAs: kind as ViewAs }) };
    void navigate({ ...linkToProfile(profile.username, search), resetScroll: false, replace: true });
  }

  return (
    <div className={classes.tools}>
      <div className={classes.view}>
        <span className={classes.label} aria-hidden="true">
          <Trans>View as</Trans>
        </span>
        <SegmentedControl
          aria-label={t`View as`}
          withItemsBorders={false}
          classNames={{ root: classes.segments, indicator: classes.chosen, label: classes.segment }}
          data={[
            { value: SELF, label: t`Me` },
            { value: 'member', label: t`Member` },
            { value: 'connection', label: t`Connection` },
            { value: 'premium', label: t`Premium` },
          ]}
          value={viewAs ?? SELF}
          onChange={handleChange}
        />
      </div>
      {viewAs ? <ViewAsBanner viewAs={viewAs} onBack={() => handleChange(SELF)} /> : <CompletenessHints profile={profile} />}
    </div>
  );
}
