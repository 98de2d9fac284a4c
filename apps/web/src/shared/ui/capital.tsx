import type { ReactNode } from 'react';
import classes from './capital.module.css';

type CapitalProps = { children: ReactNode };

/** The specification writes some of its words small; they are kept, and begin with a capital on the page. */
export function Capital({ children }: CapitalProps) {
  return <span className={classes.capital}>{children}</span>;
}
