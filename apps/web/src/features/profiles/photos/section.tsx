import type { ReactNode } from 'react';
import classes from './photos.module.css';

type SectionProps = { title: ReactNode; description?: ReactNode; children: ReactNode };

/** A heading with a line, and the content below it. */
export function Section({ title, description, children }: SectionProps) {
  return (
    <section className={classes.section}>
      <header className={classes.header}>
        <h2 className={classes.heading}>{title}</h2>
        {description && <p className={classes.description}>{description}</p>}
      </header>
      {children}
    </section>
  );
}
