import { Trans } from '@lingui/react/macro';
import { IconEyeOff, IconLock, IconShieldCheck } from '@tabler/icons-react';
import classes from './trust-line.module.css';

export function TrustLine() {
  return (
    <ul className={classes.line}>
      <li>
        <IconShieldCheck size={22} stroke={1.5} aria-hidden="true" />
        <Trans>Verified by people</Trans>
      </li>
      <li>
        <IconEyeOff size={22} stroke={1.5} aria-hidden="true" />
        <Trans>Private by default</Trans>
      </li>
      <li>
        <IconLock size={22} stroke={1.5} aria-hidden="true" />
        <Trans>No trackers, no ads</Trans>
      </li>
    </ul>
  );
}
