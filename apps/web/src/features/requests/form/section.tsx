import type { ReactNode } from 'react';
import classes from './form.module.css';

type SectionProps = { title: ReactNode; note?: ReactNode; children: ReactNode };

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={classes.section}>
      <header>
        <h2 className={classes.heading}>{title}</h2>
        {note && <p className={classes.small}>{note}</p>}
      </header>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
