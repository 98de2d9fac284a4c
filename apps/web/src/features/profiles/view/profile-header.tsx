import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { IconCrown, IconLock, IconMapPin, IconPencil, IconPhoto, IconPlane } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { locationOf } from '../../../shared/ui/city-name.ts';
import { VerifiedBadge } from '../../../shared/ui/verified-badge.tsx';
import { MemberActions } from '../../connections/index.ts';
import { MessageButton } from '../../first-message/index.ts';
import { FavouriteButton, NotifyItem } from '../../favourites/index.ts';
import { linkToProfile } from '../profile-link.ts';
import classes from './profile-header.module.css';

type ProfileHeaderProps = { profile: ProfileView; isMine: boolean };

/** Role, name, age, verification mark and location of a member. */
export function ProfileHeader({ profile, isMine }: ProfileHeaderProps) {
  const { username, age, city } = profile;
  return (
    <header className={classes.header}>
      <div className={classes.text}>
        <p className={classes.role}>{profile.accountType === 'confidant' ? <Trans>Confidant</Trans> : <Trans>Fetishist</Trans>}</p>
        <h1 className={classes.name}>
          <bdi>{username}</bdi>
          {age !== null && <span className={classes.age}>{age}</span>}
          {profile.verified && <VerifiedBadge size={26} />}
        </h1>
        <ul className={classes.meta}>
          {city && (
            <li>
              <IconMapPin size={17} stroke={1.5} aria-hidden="true" />
              <span>
                <bdi>{city.name}</bdi> <bdi className={classes.more}>{locationOf(city)}</bdi>
              </span>
            </li>
          )}
          {profile.locationStatus === 'traveling' && (
            <li className={classes.gold}>
              <IconPlane size={17} stroke={1.5} aria-hidden="true" />
              <Trans>Travelling</Trans>
            </li>
          )}
          {profile.premium && (
            <li className={classes.gold}>
              <IconCrown size={17} stroke={1.5} aria-hidden="true" />
              <Trans>Premium</Trans>
            </li>
          )}
          {profile.private && (
            <li>
              <IconLock size={17} stroke={1.5} aria-hidden="true" />
              <Trans>Private account</Trans>
            </li>
          )}
        </ul>
      </div>
      {profile.relation !== 'self' && (
        <MemberActions profile={profile} menuItems={<NotifyItem member={profile} />}>
          <MessageButton member={profile} />
          <FavouriteButton member={profile} />
        </MemberActions>
      )}
      {isMine && (
        <div className={classes.actions}>
          <Button
            component={Link}
            {...linkToProfile(username, { edit: 'yes' })}
            size="md"
            leftSection={<IconPencil size={19} stroke={1.6} aria-hidden="true" />}
          >
            <Trans>Edit profile</Trans>
          </Button>
          <Button
            component={Link}
            to="/profile/photos"
            variant="default"
            size="md"
            leftSection={<IconPhoto size={19} stroke={1.6} aria-hidden="true" />}
          >
            <Trans>Photos</Trans>
          </Button>
        </div>
      )}
    </header>
  );
}
