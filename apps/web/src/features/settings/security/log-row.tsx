import { Trans } from '@lingui/react/macro';
import type { LogStatus } from '@subrosa/vault/log/log-protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { logSettings } from '../../../shared/vault/log-settings.ts';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { shownAlarms, sortedWarnings } from '../../../shared/vault/shown-log.ts';
import { LogWarningText } from '../../../shared/vault/log-warning-text.tsx';
import { useVault } from '../../../shared/vault/vault.ts';
import { openVaultLazily } from '../../conversations/index.ts';
import { InlineAlert } from '../components/inline-alert.tsx';
import { RowButton } from '../components/row-button.tsx';
import { Row } from '../components/row.tsx';
import classes from './log-row.module.css';

type LogProps = { log: LogStatus };

const LogAlarmDialog = lazy(async () => ({ default: (await import('../../../shared/vault/log-alarm-dialog.tsx')).LogAlarmDialog }));

/** What this browser has read of the log of keys, for a comparison with an audit, and what it found. Nothing in a build without a log. */
export function LogRow() {
  const log = useVault((vault) => vault.log);
  const isLocked = useVault(({ state }) => state === 'locked');
  // The vault follows the log, and only messages open it elsewhere.
  useEffect(() => void openVaultLazily(), []);
  if (!logSettings) return null;
  return (
    <>
      <Row title={<Trans>Public log of keys</Trans>} detail={log && log.size > 0 ? <Read log={log} /> : <Unread isLocked={isLocked} />} />
      {log && <Found log={log} />}
    </>
  );
}

function Read({ log: { size, root } }: LogProps) {
  return (
    <Trans>
      Compare these values with an independent audit. Size: {size}. Root: <bdi dir="ltr">{root}</bdi>
    </Trans>
  );
}

function Unread({ isLocked }: { isLocked: boolean }) {
  return isLocked ? (
    <Trans>This browser hasn’t checked the log yet. Unlock your messages so that it can.</Trans>
  ) : (
    <Trans>This browser hasn’t checked the log yet.</Trans>
  );
}

function Found({ log }: LogProps) {
  const [isOpen, setOpen] = useState(false);
  const { uncheckedDays, unchecked, newestEditionAt, stopsSending } = log;
  // A log that has only begun is no outage.
  const warnings = stopsSending || newestEditionAt !== null ? sortedWarnings(log) : [];
  const alarms = shownAlarms(log);
  return (
    <>
      {alarms.length > 0 && (
        <InlineAlert
          title={<Trans>A key check failed</Trans>}
          action={
            <RowButton onClick={() => setOpen(true)}>
              <Trans>What happened</Trans>
            </RowButton>
          }
        >
          <Trans>Sending is paused to protect you. See what happened and what to do.</Trans>
        </InlineAlert>
      )}
      {alarms.length > 0 && (
        <Suspense>
          <LogAlarmDialog alarms={alarms} opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {warnings.map((warning) => (
        <InlineAlert key={warning} tone="calm" title={<Trans>Some keys can’t be checked right now</Trans>}>
          <LogWarningText warning={warning} uncheckedDays={uncheckedDays} />
        </InlineAlert>
      ))}
      {unchecked.length > 0 && (
        <InlineAlert tone="calm" title={<Trans>Your keys weren’t checked at these times</Trans>} action={<Times times={unchecked} />}>
          <Trans>Compare safety numbers with the people you chat with, to be sure that no one else used your name.</Trans>
        </InlineAlert>
      )}
    </>
  );
}

/** In seconds since 1970. */
function Times({ times }: { times: readonly { from: number; to: number }[] }) {
  return (
    <ul className={classes.times}>
      {times.map(({ from, to }) => (
        <li key={from}>
          <MomentText instant={new Date(from * 1000).toISOString()} /> – <MomentText instant={new Date(to * 1000).toISOString()} />
        </li>
      ))}
    </ul>
  );
}
