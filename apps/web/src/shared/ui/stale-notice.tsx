import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '../styles/notice.module.css';

type StaleNoticeProps = {
  /** What was changed meanwhile. */
  children: ReactNode;
};

/** Shown when another window saved first. */
export function StaleNotice({ children }: StaleNoticeProps) {
  return (
    <div className={classes.notice} data-tone="warn" role="alert">
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" className={classes.sign} />
      <p>
        <strong>{children}</strong>{' '}
        <Trans>What you see now is the latest, with your changes on top. Please look it over and save again.</Trans>
      </p>
    </div>
  );
}
