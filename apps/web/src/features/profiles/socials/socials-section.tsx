import type { ReactNode } from 'react';
import classes from './socials.module.css';

type SocialsSectionProps = {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** A heading above rows that lines separate. */
export function SocialsSection({ title, description, action, children }: SocialsSectionProps) {
  return (
    <section className={classes.section}>
      <header className={classes.header}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
