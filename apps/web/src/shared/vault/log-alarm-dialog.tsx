import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { LogAlarm } from '@subrosa/vault/log/log-protocol';
import { saveAsText } from '../save-as-text.ts';
import frame from '../ui/confirm-dialog.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { MomentText } from '../ui/moment-text.tsx';
import classes from './log-alarm-dialog.module.css';
import { evidenceOf } from './shown-log.ts';

type LogAlarmDialogProps = { alarms: readonly LogAlarm[]; opened: boolean; onClose: () => void };

/** What was found, what it means, and what the member can do. */
export function LogAlarmDialog({ alarms, opened, onClose }: LogAlarmDialogProps) {
  const hasOwn = alarms.some(({ kind }) => kind === 'ownKeys' || kind === 'ownSettings');
  const isUnreadable = alarms.some(({ kind }) => kind === 'unreadable');
  return (
    <Dialog opened={opened} onClose={onClose} title={<Trans>A key check failed</Trans>} size={520}>
      <div className={classes.text}>
        <h3>
          <Trans>What happened</Trans>
        </h3>
        <ul>
          {alarms.map((alarm) => (
            <li key={`${alarm.kind} ${alarm.at} ${alarm.problem}`}>
              <MomentText instant={new Date(alarm.at).toISOString()} />
              {': '}
              <FoundText kind={alarm.kind} />
            </li>
          ))}
        </ul>
        <p>
          <Trans>
            Someone may be trying to read your messages, or there’s a fault on our side. You can still read your messages, but sending is
            paused to protect you.
          </Trans>
        </p>
        <h3>
          <Trans>What to do</Trans>
        </h3>
        <ol>
          <li>
            <Trans>Save the evidence. It contains no messages and no names.</Trans>
          </li>
          <li>
            <Trans>Compare safety numbers with the people you chat with, in person or on a call.</Trans>
          </li>
          {hasOwn && (
            <li>
              <Trans>If someone else may know your password, change it and create new keys in the security settings.</Trans>
            </li>
          )}
          {isUnreadable && (
            <li>
              <Trans>Log out and log in again, so that this browser repeats all checks.</Trans>
            </li>
          )}
          <li>
            <Trans>Contact support and attach the file.</Trans>
          </li>
        </ol>
      </div>
      <div className={frame.actions}>
        <Button variant="default" size="md" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button size="md" data-autofocus onClick={() => saveAsText('key-check.txt', evidenceOf(alarms))}>
          <Trans>Save the evidence</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function FoundText({ kind }: Pick<LogAlarm, 'kind'>) {
  switch (kind) {
    case 'fork':
      return <Trans>You and someone else were shown different versions of the public log of keys.</Trans>;
    case 'log':
      return <Trans>The public log of keys broke its own rules.</Trans>;
    case 'ownKeys':
      return <Trans>The public log contains keys in your name that you didn’t create.</Trans>;
    case 'ownSettings':
      return <Trans>The public log contains security settings that you didn’t save.</Trans>;
    case 'ownUnchecked':
      return <Trans>Your own keys couldn’t be checked on 7 days with messages.</Trans>;
    case 'unreadable':
      return <Trans>This browser can’t read the results of its earlier key checks anymore.</Trans>;
    case 'contact':
      return <Trans>We showed you keys of someone you chat with that aren’t in the public log.</Trans>;
    default:
      return kind satisfies never;
  }
}
