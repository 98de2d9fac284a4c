import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconEyeOff } from '@tabler/icons-react';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import classes from './own-photo-note.module.css';

/** Shows the owner who can see the photo and the cover, while no one else can. */
export function OwnPhotoNote() {
  const { data } = useQuery(ownProfileQuery());
  const waiting = [data?.body.photo, data?.body.cover].filter((item) => item && item.state !== 'published');
  if (waiting.length === 0) return null;
  return (
    <p className={classes.note}>
      <IconEyeOff size={18} stroke={1.5} aria-hidden="true" />
      <span>
        {waiting.some((item) => item?.state === 'rejected') ? (
          <Trans>
            Not published. <Link to="/profile/photos">See why</Link>
          </Trans>
        ) : (
          <Trans>Only you until reviewed</Trans>
        )}
      </span>
    </p>
  );
}
