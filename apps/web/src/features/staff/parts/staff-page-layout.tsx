import type { ReactNode } from 'react';
import classes from './staff-page.module.css';

type StaffPageLayoutProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode; children: ReactNode };

/** The layout of the console's pages outside the queues: one column with a title. */
export function StaffPageLayout({ title, lead, actions, children }: StaffPageLayoutProps) {
  return (
    <div className={classes.scroll}>
      <div className={classes.page}>
        <header className={classes.header}>
          <div>
            <h1 className={classes.title}>{title}</h1>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </header>
        {children}
      </div>
    </div>
  );
}
