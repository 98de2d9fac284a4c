import type { ReactNode } from 'react';
import classes from './outcome.module.css';

type MessageProps = {
  icon: ReactNode;
  tone?: 'gold' | 'warn';
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** One message with its next steps. */
export function Message({ icon, tone = 'gold', title, actions, children }: MessageProps) {
  return (
    <div className={classes.message} data-tone={tone}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.text}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
