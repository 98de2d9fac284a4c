import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import type { ReactNode } from 'react';
import { Boundaries } from '../../connections/index.ts';
import { nameOf, useChoices } from '../api/choices.ts';
import { AboutText } from './about-text.tsx';
import classes from './about-tab.module.css';
import { ProfileDetails } from './details.tsx';
import { GalleryPreview } from './gallery-preview.tsx';
import { Interests } from './interests.tsx';
import { ProfilePart } from './part.tsx';
import { Tags } from './tags.tsx';

type AboutTabProps = {
  profile: ProfileView;
  isMine: boolean;
  viewAs: ViewAs | undefined;
  /** Content beside the tab on wide pages. */
  children?: ReactNode;
};

export function AboutTab({ profile, isMine, viewAs, children }: AboutTabProps) {
  const choices = useChoices();
  const { languages, expertise, medical } = profile;
  const allInterests = choices.interestCategories.flatMap(({ interests }) => interests);
  return (
    <div className={classes.about}>
      <div className={classes.main}>
        <AboutText text={profile.about} username={profile.username} isMine={isMine} />
        <ProfileDetails profile={profile} choices={choices} />
        {expertise && expertise.length > 0 && (
          <ProfilePart title={<Trans>Areas of expertise</Trans>}>
            <Tags tags={expertise.map((id) => ({ id, name: nameOf(allInterests, id) }))} />
          </ProfilePart>
        )}
        <Interests profile={profile} allInterests={allInterests} />
      </div>
      <aside className={classes.aside}>
        <Boundaries profile={profile} />
        {languages && languages.length > 0 && (
          <ProfilePart small title={<Trans>Languages</Trans>}>
            <p className={classes.text}>{listOf(languages.map((id) => nameOf(choices.languages, id)))}</p>
          </ProfilePart>
        )}
        {medical && (
          <ProfilePart small title={<Trans>Medical conditions</Trans>}>
            <p className={classes.text} dir="auto">
              {medical}
            </p>
          </ProfilePart>
        )}
      </aside>
      <div className={classes.rest}>
        <GalleryPreview profile={profile} viewAs={viewAs} />
        {children}
      </div>
    </div>
  );
}

const listOf = (names: readonly string[]) => new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(names);
