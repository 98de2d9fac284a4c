import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

type StatusBadgeProps = {
  /** Good news, or something to look at. */
  tone: 'ok' | 'warn';
  /** With its sign; without, the words are enough. */
  sign?: boolean;
  children: ReactNode;
};

/** A few words of state beside a name. */
export function StatusBadge({ tone, sign = true, children }: StatusBadgeProps) {
  const Sign = tone === 'ok' ? IconCheck : IconAlertTriangle;
  return (
    <span className={classes.badge} data-tone={tone}>
      {sign && <Sign size={15} stroke={2} aria-hidden="true" />}
      {children}
    </span>
  );
}
