import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { AgendaTab } from '../../calendar/index.ts';
import { Endorsements } from '../../connections/index.ts';
import { RequestsTab } from '../../requests/index.ts';
import type { ProfileSearch } from '../search.ts';
import { AboutTab } from './about-tab.tsx';
import { Cover } from './cover.tsx';
import { GalleryTab } from './gallery-tab.tsx';
import { OwnPhotoNote } from './own-photo-note.tsx';
import { OwnTools } from './own-tools.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { PrivateCard } from './private-card.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import classes from './profile.module.css';
import { SideParts } from './side-parts.tsx';
import { VerificationTab } from './verification-tab.tsx';

type ProfileProps = {
  profile: ProfileView;
  isOwn: boolean;
  /** How others see the member's own profile. */
  viewAs: ViewAs | undefined;
  tab: ProfileSearch['tab'];
};

const otherTabs: readonly ProfileSearch['tab'][] = ['gallery', 'agenda', 'requests', 'verification', 'endorsements'];

export function Profile({ profile, isOwn, viewAs, tab }: ProfileProps) {
  const isWide = useBreakpoint() === 'desktop';
  const isMine = isOwn && viewAs === undefined;
  const { seeContents } = profile.can;
  return (
    <div className={classes.page}>
      <Cover profile={profile} isMine={isMine} />
      <div className={classes.grid}>
        <div className={classes.side}>
          <ProfilePhoto profile={profile} isMine={isMine} />
          {isMine && <OwnPhotoNote />}
        </div>
        <div className={classes.main}>
          <ProfileHeader profile={profile} isMine={isMine} />
          {isOwn && <OwnTools profile={profile} viewAs={viewAs} tab={tab} />}
          {seeContents ? (
            <>
              <ProfileTabs profile={profile} viewAs={viewAs} />
              {tab === 'gallery' && <GalleryTab profile={profile} isMine={isMine} />}
              {tab === 'agenda' && <AgendaTab profile={profile} isMine={isMine} />}
              {tab === 'requests' && <RequestsTab profile={profile} isMine={isMine} />}
              {tab === 'verification' && <VerificationTab profile={profile} isMine={isMine} />}
              {tab === 'endorsements' && <Endorsements profile={profile} isMine={isMine} />}
              {!otherTabs.includes(tab) && (
                <AboutTab profile={profile} isMine={isMine} viewAs={viewAs}>
                  {!isWide && <SideParts profile={profile} isMine={isMine} />}
                </AboutTab>
              )}
            </>
          ) : (
            <PrivateCard username={profile.username} />
          )}
        </div>
        {/* After the name in the reading order of screen readers. */}
        {isWide && seeContents && (
          <div className={classes.parts}>
            <SideParts profile={profile} isMine={isMine} />
          </div>
        )}
      </div>
    </div>
  );
}
