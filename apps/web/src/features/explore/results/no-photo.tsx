import { Rose } from '../../../shared/ui/rose.tsx';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import classes from './no-photo.module.css';

type NoPhotoProps = { seed: string };

/** Replaces a missing photo by a silk pattern and the emblem. */
export function NoPhoto({ seed }: NoPhotoProps) {
  return (
    <span className={classes.frame}>
      <PlaceholderImage seed={seed} motif="silk" />
      <span className={classes.emblem}>
        <Rose size={84} strokeWidth={1.8} />
      </span>
    </span>
  );
}
