import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/parts';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import type { ReactNode } from 'react';
import { Boundaries } from '../../connections/index.ts';
import { nameOf, useChoices } from '../calls/choices.ts';
import { AboutText } from './about-text.tsx';
import classes from './about-tab.module.css';
import { Facts } from './facts.tsx';
import { GalleryPreview } from './gallery-preview.tsx';
import { Interests } from './interests.tsx';
import { Part } from './part.tsx';
import { Tags } from './tags.tsx';

type AboutTabProps = {
  profile: ProfileView;
  isMine: boolean;
  viewAs: ViewAs | undefined;
  /** What stands beside the page where that is wide. */
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
        <Facts profile={profile} choices={choices} />
        {expertise && expertise.length > 0 && (
          <Part title={<Trans>Areas of expertise</Trans>}>
            <Tags tags={expertise.map((id) => ({ id, name: nameOf(allInterests, id) }))} />
          </Part>
        )}
        <Interests profile={profile} allInterests={allInterests} />
      </div>
      <aside className={classes.aside}>
        <Boundaries profile={profile} />
        {languages && languages.length > 0 && (
          <Part small title={<Trans>Languages</Trans>}>
            <p className={classes.text}>{listOf(languages.map((id) => nameOf(choices.languages, id)))}</p>
          </Part>
        )}
        {medical && (
          <Part small title={<Trans>Medical conditions</Trans>}>
            <p className={classes.text} dir="auto">
              {medical}
            </p>
          </Part>
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
