import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
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
  const [locked, setLocked] = useState<Locked | null>(null);
  const [isBusy, setBusy] = useState(false);

  return (
    <Dialog
      opened={opened}
      onClose={() => !isBusy && onCancel()}
      onExitTransitionEnd={() => setLocked(null)}
      title={locked ? <Trans>Your messages are locked</Trans> : <Trans>Is it you?</Trans>}
      size={480}
      zIndex={ABOVE}
      closeOnClickOutside={false}
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
    </Dialog>
  );
}
