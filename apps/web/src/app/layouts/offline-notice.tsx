import { Trans } from '@lingui/react/macro';
import { useNetwork } from '@mantine/hooks';
import classes from './offline-notice.module.css';

export function OfflineNotice() {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <p role="status" className={classes.notice}>
      <Trans>You are offline. What you see may not be up to date.</Trans>
    </p>
  );
}
