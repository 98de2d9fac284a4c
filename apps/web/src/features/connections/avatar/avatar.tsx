import type { MemberCard } from '@subrosa/contract/explore';
import { useQuery } from '@tanstack/react-query';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import { settingsQuery } from '../../../shared/own-settings.ts';
import classes from './avatar.module.css';

type AvatarProps = { member: Pick<MemberCard, 'username' | 'photo'> };

/** A small round photo beside a name. When media are blurred, it keeps the placeholder, because it has no space for a button to show it. */
export function Avatar({ member: { username, photo } }: AvatarProps) {
  const { data } = useQuery({ ...settingsQuery, staleTime: Infinity });
  const small = photo?.images[0];
  const isShown = small !== undefined && data?.body.blurMedia === false;
  return (
    <span className={classes.avatar}>
      {isShown ? (
        <img src={small.webp} alt="" loading="lazy" decoding="async" draggable={false} />
      ) : (
        <PlaceholderImage seed={username} motif="person" />
      )}
    </span>
  );
}
