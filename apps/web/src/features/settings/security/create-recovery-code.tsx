import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useReauthentication } from '../../accounts/index.ts';
import { createRecoveryCode, type NewRecoveryCode } from '../api/recovery-code.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { RowButton } from '../components/row-button.tsx';
import { RecoverySteps } from './recovery-steps.tsx';

type CreateRecoveryCodeStepsProps = { children: ReactNode };

/** A button that creates a new recovery code. Requires `Reauthentication` as an ancestor. */
export function CreateRecoveryCodeSteps({ children }: CreateRecoveryCodeStepsProps) {
  const { perform } = useReauthentication();
  const [created, setCreated] = useState<NewRecoveryCode | null>(null);
  const creation = useMutation({
    mutationFn: () =>
      perform(
        { reason: <Trans>This code unlocks your messages, so we ask for your password.</Trans>, action: <Trans>Continue</Trans> },
        createRecoveryCode,
      ),
    onSuccess: setCreated,
  });
  const close = () => setCreated(null);
  return (
    <>
      <RowButton onClick={() => creation.mutate()}>{children}</RowButton>
      <FormDialog opened={created !== null} title={<Trans>Your recovery code</Trans>} onClose={close}>
        {created && <RecoverySteps created={created} onClose={close} />}
      </FormDialog>
    </>
  );
}
