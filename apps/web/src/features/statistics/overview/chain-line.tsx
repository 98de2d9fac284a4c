import { Plural, Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { Statistics } from '../api/statistics.ts';
import classes from './chain-line.module.css';

type ChainLineProps = { chain: Statistics['chain'] };

/** Whether the audit chain is intact, by the last nightly verification. */
export function ChainLine({ chain: { verifiedAt, problems, entries } }: ChainLineProps) {
  const isBroken = problems > 0;
  return (
    <p className={classes.line} data-broken={isBroken || undefined}>
      {isBroken ? (
        <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
      ) : (
        <IconLock size={16} stroke={1.5} aria-hidden="true" className={classes.lock} />
      )}
      <span>
        {isBroken && <Plural value={problems} one="# problem in the audit chain." other="# problems in the audit chain." />}
        {!isBroken && verifiedAt && (
          <Trans>
            Audit chain verified <MomentText instant={verifiedAt} />.
          </Trans>
        )}
        {!verifiedAt && <Trans>The audit chain hasn’t been verified yet.</Trans>} <Plural value={entries} one="# entry" other="# entries" />
      </span>
    </p>
  );
}
