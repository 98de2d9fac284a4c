import type { ReactNode } from 'react';
import classes from './capitalized.module.css';

type CapitalizedProps = { children: ReactNode };

/** Some texts of the specification begin in lower case; they are kept, and capitalized by the style sheet. */
export function Capitalized({ children }: CapitalizedProps) {
  return <span className={classes.capital}>{children}</span>;
}
