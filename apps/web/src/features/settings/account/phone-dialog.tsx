import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { PhoneSteps } from '../../phone/index.ts';
import { useAccountChanged } from '../api/account.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { InlineAlert } from '../components/inline-alert.tsx';

type PhoneDialogProps = { opened: boolean; onClose: () => void };

/** Verifies a phone number. */
export function PhoneDialog({ opened, onClose }: PhoneDialogProps) {
  const accountChanged = useAccountChanged();

  function handleVerified() {
    onClose();
    void accountChanged();
  }

  return (
    <FormDialog opened={opened} title={<Trans>Verify your phone</Trans>} onClose={onClose}>
      <PhoneSteps
        onVerified={handleVerified}
        onClose={onClose}
        blocked={
          <div role="alert">
            <InlineAlert title={<Trans>Try again in 24 hours.</Trans>}>
              <Trans>Too many attempts, so we’ve paused this to protect you. Everything else still works.</Trans>
            </InlineAlert>
            <div className={`${frame.actions} ${frame.formActions}`}>
              <Button size="md" onClick={onClose} autoFocus>
                <Trans>Close</Trans>
              </Button>
            </div>
          </div>
        }
      />
    </FormDialog>
  );
}
