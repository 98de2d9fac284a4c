import type { ReactNode } from 'react';
import classes from './capitalized.module.css';

type CapitalizedProps = { children: ReactNode };

/** The specification writes some of its words small; they are kept, and begin with a capital on the page. */
export function Capitalized({ children }: CapitalizedProps) {
  return <span className={classes.capital}>{children}</span>;
}
