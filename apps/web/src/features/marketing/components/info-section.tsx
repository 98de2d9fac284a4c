import type { ReactNode } from 'react';
import classes from './info-section.module.css';

type InfoSectionProps = {
  id: string;
  title: ReactNode;
  /** Places the heading above the content, which has the full width, for cards and tables. */
  wide?: boolean;
  children: ReactNode;
};

export function InfoSection({ id, title, wide = false, children }: InfoSectionProps) {
  return (
    <section className={wide ? classes.wide : classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
