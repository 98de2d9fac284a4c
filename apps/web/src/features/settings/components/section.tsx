import type { ReactNode } from 'react';
import classes from './section.module.css';

type SectionProps = {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
};

/** A heading above rows that lines separate. */
export function Section({ title, description, children }: SectionProps) {
  return (
    <section className={classes.section}>
      <header className={classes.header}>
        <h2 className={classes.title}>{title}</h2>
        {description && <p className={classes.description}>{description}</p>}
      </header>
      {children}
    </section>
  );
}
