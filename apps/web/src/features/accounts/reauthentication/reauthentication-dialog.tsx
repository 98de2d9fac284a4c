import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import classes from '../../../shared/ui/confirm-dialog.module.css';
import { LockedKeysStep } from './locked-keys-step.tsx';
import { PasswordStep } from './password-step.tsx';
import type { Proof } from './prove-password.ts';
import type { Confirmation } from './use-reauthentication.ts';

type ReauthenticationDialogProps = Confirmation & {
  opened: boolean;
  use: (proof: Proof) => Promise<void>;
  onCancel: () => void;
  onFailure: (error: unknown) => void;
};

/** What stopped the attempt: the keys are locked, and this opens them or makes new ones. */
type Locked = { proof: Proof; hasRecoveryCode: boolean };

// Over the dialog that asks.
const ABOVE = 300;

export function ReauthenticationDialog({ opened, reason, action, danger = false, use, onCancel, onFailure }: ReauthenticationDialogProps) {
  const { t } = useLingui();
  const [locked, setLocked] = useState<Locked | null>(null);
  const [isBusy, setBusy] = useState(false);

  return (
    <Modal
      opened={opened}
      onClose={() => !isBusy && onCancel()}
      onExitTransitionEnd={() => setLocked(null)}
      title={locked ? <Trans>Your messages are locked</Trans> : <Trans>Is it you?</Trans>}
      centered
      size={480}
      radius="lg"
      zIndex={ABOVE}
      closeOnClickOutside={false}
      attributes={{ header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': t`Close`, size: 44, iconSize: 24 }}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body, close: classes.close }}
    >
      {locked ? (
        <LockedKeysStep {...locked} use={use} onBusy={setBusy} onCancel={onCancel} onFailure={onFailure} />
      ) : (
        <PasswordStep
          reason={reason}
          action={action}
          danger={danger}
          use={use}
          onBusy={setBusy}
          onCancel={onCancel}
          onFailure={onFailure}
          onLocked={setLocked}
        />
      )}
    </Modal>
  );
}
