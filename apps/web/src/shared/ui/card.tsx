import type { ReactNode } from 'react';
import classes from './card.module.css';

type CardProps = {
  /** Fills the card's upper edge: a media tile, a poster. */
  media?: ReactNode;
  /** A bare card lets its media be the surface; a surface is for text, plans and choices. */
  variant?: 'surface' | 'bare';
  children: ReactNode;
};

/** A surface with a hairline. The link in its heading is stretched over it; every other control stays above that link. */
export function Card({ media, variant = 'surface', children }: CardProps) {
  return (
    <article className={classes.card} data-variant={variant}>
      {media}
      <div className={classes.body}>{children}</div>
    </article>
  );
}
