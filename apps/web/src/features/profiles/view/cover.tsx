import { useLingui } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { useQuery } from '@tanstack/react-query';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import { Picture } from '../../media/index.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import classes from './cover.module.css';

type CoverProps = { profile: ProfileView; isMine: boolean };

/** The owner sees a cover before it is reviewed. */
export function Cover({ profile, isMine }: CoverProps) {
  const { t } = useLingui();
  const { data } = useQuery({ ...ownProfileQuery(), enabled: isMine });
  const cover = profile.cover ?? (isMine ? data?.body.cover?.media : null);
  return (
    <div className={classes.cover}>
      {cover ? (
        <Picture media={cover} label={t`Cover of ${profile.username}`} sizes="(min-width: 1424px) 1360px, 100vw" eager />
      ) : (
        <PlaceholderImage seed={profile.username} motif="silk" />
      )}
    </div>
  );
}
