import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '../styles/inline-alert.module.css';

type StaleAlertProps = {
  /** What was changed in the meantime. */
  children: ReactNode;
};

/** Shown when another window saved first. */
export function StaleAlert({ children }: StaleAlertProps) {
  return (
    <div className={classes.notice} data-tone="warn" role="alert">
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" className={classes.sign} />
      <p>
        <strong>{children}</strong> <Trans>You’re now seeing the latest version with your changes on top. Check it and save again.</Trans>
      </p>
    </div>
  );
}
