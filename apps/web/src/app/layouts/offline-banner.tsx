import { Trans } from '@lingui/react/macro';
import { useNetwork } from '@mantine/hooks';
import classes from './offline-banner.module.css';

export function OfflineBanner() {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <p role="status" className={classes.notice}>
      <Trans>You’re offline. What you see may be out of date.</Trans>
    </p>
  );
}
