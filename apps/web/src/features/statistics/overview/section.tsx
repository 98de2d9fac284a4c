import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

type SectionProps = { title: ReactNode; aside?: ReactNode; className?: string | undefined; children: ReactNode };

/** A part of the overview below its heading. */
export function Section({ title, aside, className, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`${classes.section} ${className ?? ''}`} aria-labelledby={id}>
      <div className={classes.header}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
