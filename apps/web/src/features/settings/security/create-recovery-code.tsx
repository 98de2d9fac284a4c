import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useReauthentication } from '../../accounts/index.ts';
import { openKeys, type OpenKeys } from '../api/recovery-code.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { RowButton } from '../components/row-button.tsx';
import { RecoverySteps } from './recovery-steps.tsx';

type CreateRecoveryCodeStepsProps = { children: ReactNode };

/** A button that creates a new recovery code. Requires `Reauthentication` as an ancestor. */
export function CreateRecoveryCodeSteps({ children }: CreateRecoveryCodeStepsProps) {
  const { perform } = useReauthentication();
  const [keys, setKeys] = useState<OpenKeys | null>(null);
  const opening = useMutation({
    mutationFn: () =>
      perform(
        { reason: <Trans>This code unlocks your messages, so we ask for your password.</Trans>, action: <Trans>Continue</Trans> },
        openKeys,
      ),
    onSuccess: setKeys,
  });
  const close = () => setKeys(null);
  return (
    <>
      <RowButton onClick={() => opening.mutate()}>{children}</RowButton>
      <FormDialog opened={keys !== null} title={<Trans>Your recovery code</Trans>} onClose={close}>
        {keys && <RecoverySteps keys={keys} onClose={close} />}
      </FormDialog>
    </>
  );
}
