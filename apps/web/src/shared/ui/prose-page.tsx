import type { ReactNode } from 'react';
import classes from './prose.module.css';

type ProsePageProps = {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** A page of text: one column of limited width, headings in the serif font. */
export function ProsePage({ eyebrow, title, lead, children }: ProsePageProps) {
  return (
    <article className={classes.page}>
      {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
      <h1 className={classes.title}>{title}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.body}>{children}</div>
    </article>
  );
}
