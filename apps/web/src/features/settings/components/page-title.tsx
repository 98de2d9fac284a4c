import type { ReactNode } from 'react';
import classes from './page-title.module.css';

type PageTitleProps = { children: ReactNode };

export function PageTitle({ children }: PageTitleProps) {
  return <h1 className={classes.title}>{children}</h1>;
}
