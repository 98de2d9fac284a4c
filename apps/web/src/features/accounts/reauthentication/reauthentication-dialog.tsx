import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecentStep } from './recent-step.tsx';
import type { Proof } from './prove-password.ts';
import type { RequiredFactor } from './start-factor-proof.ts';
import type { Confirmation } from './use-reauthentication.ts';

// Many pages ask for the password, but this step is rarely needed.
const LockedKeysStep = lazy(async () => ({ default: (await import('./locked-keys-step.tsx')).LockedKeysStep }));
const SecondFactorStep = lazy(async () => ({ default: (await import('./second-factor-step.tsx')).SecondFactorStep }));

type ReauthenticationDialogProps = Confirmation & {
  opened: boolean;
  use: (proof: Proof) => Promise<void>;
  useRecent: (() => Promise<void>) | null;
  onCancel: () => void;
  onFailure: (error: unknown) => void;
};

/** Stops the attempt because the keys are locked; the step unlocks them or creates new ones. */
type LockedKeysState = { proof: Proof; hasRecoveryCode: boolean };

/** The password was correct, but the request requires a second factor too. */
type SecondFactorState = { proof: Proof; awaited: RequiredFactor };

// Above the dialog that opened this one.
const ABOVE = 300;

export function ReauthenticationDialog({
  opened,
  reason,
  action,
  danger = false,
  use,
  useRecent,
  onCancel,
  onFailure,
}: ReauthenticationDialogProps) {
  const [locked, setLocked] = useState<LockedKeysState | null>(null);
  const [needed, setNeeded] = useState<SecondFactorState | null>(null);
  const [isPasswordRequired, setPasswordRequired] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const recent = isPasswordRequired ? null : useRecent;
  const stepProps = { use, onBusy: setBusy, onCancel, onFailure };

  function handleClosed() {
    setLocked(null);
    setNeeded(null);
    setPasswordRequired(false);
  }

  return (
    <Dialog
      opened={opened}
      onClose={() => !isBusy && onCancel()}
      onExitTransitionEnd={handleClosed}
      title={locked ? <Trans>Your messages are locked</Trans> : <Trans>Confirm it’s you</Trans>}
      size={480}
      zIndex={ABOVE}
      closeOnClickOutside={false}
    >
      <Suspense fallback={<FieldsSkeleton count={1} />}>
        {locked && <LockedKeysStep {...locked} {...stepProps} />}
        {needed && <SecondFactorStep {...needed} {...stepProps} />}
        {recent && (
          <RecentStep
            {...{ reason, action, danger, onCancel, onFailure }}
            use={recent}
            onBusy={setBusy}
            onPasswordRequired={() => setPasswordRequired(true)}
          />
        )}
        {!recent && !locked && !needed && (
          <PasswordStep reason={reason} action={action} danger={danger} {...stepProps} onLocked={setLocked} onSecondFactor={setNeeded} />
        )}
      </Suspense>
    </Dialog>
  );
}
