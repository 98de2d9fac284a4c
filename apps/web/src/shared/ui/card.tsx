import type { ReactNode } from 'react';
import classes from './card.module.css';

type CardProps = {
  /** Fills the card's upper edge, for example a media tile or a poster. */
  media?: ReactNode;
  /** A `bare` card consists of its media; a `surface` is for text, plans and choices. */
  variant?: 'surface' | 'bare';
  children: ReactNode;
};

/** A surface with a border. The link in its heading covers it; all other controls are above that link. */
export function Card({ media, variant = 'surface', children }: CardProps) {
  return (
    <article className={classes.card} data-variant={variant}>
      {media}
      <div className={classes.body}>{children}</div>
    </article>
  );
}
