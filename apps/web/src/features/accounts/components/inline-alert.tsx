import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconMailCheck, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './inline-alert.module.css';

type AlertKind = 'warning' | 'done' | 'hint' | 'mail';

type InlineAlertProps = {
  kind: AlertKind;
  title?: ReactNode;
  children?: ReactNode;
};

const icons: Record<AlertKind, Icon> = {
  warning: IconAlertTriangle,
  done: IconCircleCheck,
  hint: IconInfoCircle,
  mail: IconMailCheck,
};

/** Shows information before the member continues. Screen readers announce a warning at once, the rest politely. */
export function InlineAlert({ kind, title, children }: InlineAlertProps) {
  const Symbol = icons[kind];
  return (
    <div className={classes.notice} data-kind={kind} role={kind === 'warning' ? 'alert' : 'status'}>
      <Symbol size={20} stroke={1.6} aria-hidden="true" className={classes.icon} />
      <div className={classes.text}>
        {title && <strong className={classes.title}>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
