import type { ReactNode } from 'react';
import classes from './details.module.css';

/** Below the name of the case, wherever that stands on the page. */
export type DetailsLevel = 2 | 3;

type DetailsTitleProps = { level: DetailsLevel; children: ReactNode };

export function DetailsTitle({ level, children }: DetailsTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading className={classes.title}>{children}</Heading>;
}
