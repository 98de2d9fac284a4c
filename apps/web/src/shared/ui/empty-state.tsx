import type { ReactNode } from 'react';
import { Rose } from './rose.tsx';
import classes from './state.module.css';

type EmptyStateProps = {
  title: ReactNode;
  /** One next step: a button or a link. */
  action?: ReactNode;
  /** The level of the heading on the page. */
  level?: 2 | 3;
  children?: ReactNode;
};

/** An empty list, explained in words, with one next step. */
export function EmptyState({ title, action, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.state}>
      <span className={classes.emblem}>
        <Rose size={56} />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {children && <p className={classes.text}>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
