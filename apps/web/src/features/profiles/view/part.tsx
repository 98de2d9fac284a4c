import { useId, type ReactNode } from 'react';
import classes from './part.module.css';

type ProfilePartProps = {
  title: ReactNode;
  /** Rendered at the end of the title line. */
  more?: ReactNode;
  /** Whether the part is in a narrow column. */
  small?: boolean;
  children: ReactNode;
};

/** A part of a profile below its heading. */
export function ProfilePart({ title, more, small = false, children }: ProfilePartProps) {
  const id = useId();
  return (
    <section className={classes.part} data-small={small || undefined} aria-labelledby={id}>
      <div className={classes.header}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
