import type { ReactNode } from 'react';
import classes from './room.module.css';

type RoomPageProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode; children: ReactNode };

/** A room of the console besides the queues: one column under a title. */
export function RoomPage({ title, lead, actions, children }: RoomPageProps) {
  return (
    <div className={classes.scroll}>
      <div className={classes.room}>
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
