import { Rose } from '../../../shared/ui/rose.tsx';
import { Portrait } from '../../connections/index.ts';
import type { Notification } from '../calls/notifications.ts';
import { KindMark } from './kind-mark.tsx';
import classes from './portraits.module.css';

type PortraitsProps = Pick<Notification, 'actors' | 'kind'>;

/** Who did it, at most two of them one over the other; the rose where it was the house. Decoration: the sentence names them. */
export function Portraits({ actors, kind }: PortraitsProps) {
  const shown = actors.slice(0, 2);
  return (
    <span className={classes.place} data-stacked={shown.length > 1 || undefined} aria-hidden="true">
      {shown.map((actor) => (
        <Portrait key={actor.id} member={actor} />
      ))}
      {shown.length === 0 && (
        <span className={classes.house}>
          <Rose size={28} />
        </span>
      )}
      <KindMark kind={kind} />
    </span>
  );
}
