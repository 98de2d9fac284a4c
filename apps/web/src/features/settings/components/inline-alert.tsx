import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './inline-alert.module.css';

type InlineAlertProps = {
  title: ReactNode;
  /** A warning, or information. */
  tone?: 'warn' | 'calm';
  action?: ReactNode;
  children?: ReactNode;
};

export function InlineAlert({ title, tone = 'warn', action, children }: InlineAlertProps) {
  const Sign = tone === 'warn' ? IconAlertTriangle : IconInfoCircle;
  return (
    <div className={classes.notice} data-tone={tone}>
      <Sign size={20} stroke={1.5} aria-hidden="true" className={classes.sign} />
      <div className={classes.text}>
        <p>
          <strong>{title}</strong> {children}
        </p>
        {action}
      </div>
    </div>
  );
}
