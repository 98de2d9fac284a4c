import { useLingui } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import { Lightbox, Picture } from '../../media/index.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import classes from './profile-photo.module.css';

type ProfilePhotoProps = { profile: ProfileView; isMine: boolean };

/** The profile photo, which opens the lightbox; the owner sees it before it is reviewed. */
export function ProfilePhoto({ profile, isMine }: ProfilePhotoProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number | null>(null);
  const { data } = useQuery({ ...ownProfileQuery(), enabled: isMine });
  const photo = profile.photo ?? (isMine ? data?.body.photo?.media : null);
  const label = t`Photo of ${profile.username}`;
  return (
    <div className={classes.photo}>
      {photo ? (
        <>
          <Picture media={photo} label={label} sizes="(min-width: 960px) 244px, 124px" ratio="4 / 5" eager onOpen={() => setOpen(0)} />
          <Lightbox items={[{ media: photo, caption: label }]} index={open} onClose={() => setOpen(null)} />
        </>
      ) : (
        <PlaceholderImage seed={profile.username} motif="person" />
      )}
    </div>
  );
}
