import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from '../../../shared/look/notice.module.css';

/** After another window was ahead. */
export function StaleNotice() {
  return (
    <div className={classes.notice} data-tone="warn" role="alert">
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" className={classes.sign} />
      <p>
        <strong>
          <Trans>This entry was changed in another window.</Trans>
        </strong>{' '}
        <Trans>What you see now is the latest, with your changes on top. Please look it over and save again.</Trans>
      </p>
    </div>
  );
}
