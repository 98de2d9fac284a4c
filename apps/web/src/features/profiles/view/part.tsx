import { useId, type ReactNode } from 'react';
import classes from './part.module.css';

type ProfilePartProps = {
  title: ReactNode;
  /** At the end of the line of the title. */
  more?: ReactNode;
  /** In a narrow column. */
  small?: boolean;
  children: ReactNode;
};

/** A part of a profile under its heading. */
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
