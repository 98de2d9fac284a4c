import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './form.module.css';

type FinePrintProps = { children: ReactNode };

/** Advice about safety in small type. */
export function FinePrint({ children }: FinePrintProps) {
  return (
    <p className={classes.fine}>
      <IconLock size={16} stroke={1.5} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
