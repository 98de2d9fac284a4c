import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Below the name of the case, wherever that stands on the page. */
export type FactsLevel = 2 | 3;

type FactsTitleProps = { level: FactsLevel; children: ReactNode };

export function FactsTitle({ level, children }: FactsTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading className={classes.title}>{children}</Heading>;
}
