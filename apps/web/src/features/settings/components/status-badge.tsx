import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

type StatusBadgeProps = {
  /** The meaning of the state: positive, or needing attention. */
  tone: 'ok' | 'warn';
  /** Whether an icon is shown beside the text. */
  sign?: boolean;
  children: ReactNode;
};

/** A short state beside a name. */
export function StatusBadge({ tone, sign = true, children }: StatusBadgeProps) {
  const Sign = tone === 'ok' ? IconCheck : IconAlertTriangle;
  return (
    <span className={classes.badge} data-tone={tone}>
      {sign && <Sign size={15} stroke={2} aria-hidden="true" />}
      {children}
    </span>
  );
}
