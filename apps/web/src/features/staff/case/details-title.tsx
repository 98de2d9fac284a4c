import type { ReactNode } from 'react';
import classes from './details.module.css';

/** One level below the name of the case, which depends on the page. */
export type DetailsLevel = 2 | 3;

type DetailsTitleProps = { level: DetailsLevel; children: ReactNode };

export function DetailsTitle({ level, children }: DetailsTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading className={classes.title}>{children}</Heading>;
}
