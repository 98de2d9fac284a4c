import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

type SectionProps = {
  /** The anchor of the section. */
  id?: string;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
};

/** A group of fields below a heading; lines separate the groups. */
export function Section({ id, title, description, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {description && <p className={classes.description}>{description}</p>}
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
