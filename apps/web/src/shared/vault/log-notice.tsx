import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconKey } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { LogNotice as Notice } from './shown-log.ts';
import { LogWarningText } from './log-warning-text.tsx';
import classes from './notice.module.css';

const LogAlarmDialog = lazy(async () => ({ default: (await import('./log-alarm-dialog.tsx')).LogAlarmDialog }));

type LogNoticeProps = { notice: Notice; uncheckedDays: number };

/** What this browser found in the log of keys: an alarm stops sending, everything else is temporary. */
export function LogNotice({ notice, uncheckedDays }: LogNoticeProps) {
  if (notice.kind === 'alarm') return <AlarmNotice alarms={notice.alarms} />;
  if (notice.kind === 'checking') {
    return (
      <QuietNotice title={<Trans>Checking your keys</Trans>}>
        {notice.because ? (
          <LogWarningText warning={notice.because} uncheckedDays={uncheckedDays} />
        ) : (
          <Trans>Messages you send now will go out once they’re confirmed, usually within a minute.</Trans>
        )}
      </QuietNotice>
    );
  }
  return (
    <QuietNotice title={<Trans>Some keys can’t be checked right now</Trans>}>
      <LogWarningText warning={notice.warning} uncheckedDays={uncheckedDays} />
    </QuietNotice>
  );
}

function AlarmNotice({ alarms }: Pick<Extract<Notice, { kind: 'alarm' }>, 'alarms'>) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  function handleOpen() {
    setOpened(true);
    setOpen(true);
  }

  return (
    <div className={classes.notice} data-serious role="alert">
      <IconAlertTriangle size={22} stroke={1.5} aria-hidden="true" />
      <p className={classes.text}>
        <strong>
          <Trans>A key check failed</Trans>
        </strong>
        <Trans>Sending is paused to protect you. See what happened and what to do.</Trans>
      </p>
      <span className={classes.actions}>
        <Button size="sm" variant="default" onClick={handleOpen}>
          <Trans>What happened</Trans>
        </Button>
      </span>
      {wasOpened && (
        <Suspense>
          <LogAlarmDialog alarms={alarms} opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function QuietNotice({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.notice} role="status">
      <IconKey size={22} stroke={1.5} aria-hidden="true" />
      <p className={classes.text}>
        <strong>{title}</strong>
        {children}
      </p>
    </div>
  );
}
