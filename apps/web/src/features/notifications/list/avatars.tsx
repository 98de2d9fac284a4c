import { Rose } from '../../../shared/ui/rose.tsx';
import { Avatar } from '../../connections/index.ts';
import type { Notification } from '../api/notifications.ts';
import { KindIcon } from './kind-icon.tsx';
import classes from './avatars.module.css';

type AvatarsProps = Pick<Notification, 'actors' | 'kind'>;

/**
 * The avatars of at most two actors, overlapping; the rose for notifications of the app. Decorative, because the sentence names the actors.
 */
export function Avatars({ actors, kind }: AvatarsProps) {
  const shown = actors.slice(0, 2);
  return (
    <span className={classes.avatars} data-stacked={shown.length > 1 || undefined} aria-hidden="true">
      {shown.map((actor) => (
        <Avatar key={actor.id} member={actor} />
      ))}
      {shown.length === 0 && (
        <span className={classes.logo}>
          <Rose size={28} />
        </span>
      )}
      <KindIcon kind={kind} />
    </span>
  );
}
