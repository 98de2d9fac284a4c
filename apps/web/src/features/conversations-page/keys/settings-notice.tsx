import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { SettingsProblem } from '@subrosa/crypto/conversation/settings';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { continueWithoutSettings, refreshAllKeys, useVault } from '../../conversations/index.ts';
import classes from '../../../shared/vault/notice.module.css';

/** The saved keys of contacts are missing or damaged. Without a copy in this browser, sending waits for the member's decision. */
export function SettingsNotice() {
  const alarm = useVault((vault) => vault.alarm);
  const [isBusy, setBusy] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function handleContinue() {
    setBusy(true);
    setFailed(false);
    try {
      await continueWithoutSettings();
      setConfirming(false);
      await refreshAllKeys();
    } catch {
      setConfirming(false);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  if (!alarm) return null;
  const { problem, hasPins } = alarm;
  return (
    <div className={classes.notice} data-serious role="alert">
      <IconAlertTriangle size={22} stroke={1.5} aria-hidden="true" />
      <p className={classes.text}>
        <strong>
          <ProblemText problem={problem} />
        </strong>
        {hasPins ? (
          <Trans>
            This may be a fault on our side, or someone may be trying to read your messages. This browser has its own copy, so you can keep
            chatting.
          </Trans>
        ) : (
          <Trans>This may be a fault on our side, or someone may be trying to read your messages. Sending is paused to protect you.</Trans>
        )}
        {hasFailed && (
          <span>
            <Trans>Something went wrong on our side. Please try again in a moment.</Trans>
          </span>
        )}
      </p>
      <span className={classes.actions}>
        {hasPins ? (
          <Button size="sm" variant="default" loading={isBusy} onClick={() => void handleContinue()}>
            <Trans>Save this browser’s copy</Trans>
          </Button>
        ) : (
          <Button size="sm" variant="default" onClick={() => setConfirming(true)}>
            <Trans>Continue without saved keys</Trans>
          </Button>
        )}
      </span>
      <ConfirmDialog
        opened={isConfirming}
        title={<Trans>Continue without saved keys?</Trans>}
        confirmLabel={<Trans>Continue without saved keys</Trans>}
        onConfirm={() => void handleContinue()}
        onClose={() => setConfirming(false)}
        danger
        isPending={isBusy}
      >
        <Trans>You’ll need to confirm each person before you can message them again. Compare safety numbers in person or on a call.</Trans>
      </ConfirmDialog>
    </div>
  );
}

function ProblemText({ problem }: { problem: SettingsProblem }) {
  if (problem === 'missing') return <Trans>The saved keys of people you chat with are missing</Trans>;
  if (problem === 'older') return <Trans>The saved keys of people you chat with are out of date</Trans>;
  return <Trans>The saved keys of people you chat with can’t be read</Trans>;
}
