import { Trans } from '@lingui/react/macro';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import frame from '../../../shared/ui/confirm-dialog.module.css';
import { useAccountChanged } from '../api/account.ts';
import type { PhoneNumber } from '../api/phone.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { InlineAlert } from '../components/inline-alert.tsx';
import { CodeForm } from './code-form.tsx';
import { NumberForm } from './number-form.tsx';

type PhoneDialogProps = { opened: boolean; onClose: () => void };

type PhoneStep = { name: 'number' } | { name: 'code'; number: PhoneNumber; masked: string } | { name: 'blocked' };

/** Asks for a number, then for the code that was sent to it. */
export function PhoneDialog({ opened, onClose }: PhoneDialogProps) {
  const accountChanged = useAccountChanged();
  const [step, setStep] = useState<PhoneStep>({ name: 'number' });

  function close() {
    onClose();
    setStep({ name: 'number' });
  }

  function handleVerified() {
    close();
    showToast('info', { message: errorMessageDescriptor('accounts.phoneVerified') });
    void accountChanged();
  }

  const handleBlocked = () => setStep({ name: 'blocked' });

  return (
    <FormDialog opened={opened} title={<Trans>Verify your phone</Trans>} onClose={close}>
      {step.name === 'number' && (
        <NumberForm onSent={(number, masked) => setStep({ name: 'code', number, masked })} onBlocked={handleBlocked} onClose={close} />
      )}
      {step.name === 'code' && (
        <CodeForm number={step.number} masked={step.masked} onVerified={handleVerified} onBlocked={handleBlocked} onClose={close} />
      )}
      {step.name === 'blocked' && (
        <div role="alert">
          <InlineAlert title={<Trans>Try again in 24 hours.</Trans>}>
            <Trans>Too many attempts, so we’ve paused this to protect you. Everything else still works.</Trans>
          </InlineAlert>
          <div className={`${frame.actions} ${frame.formActions}`}>
            <Button size="md" onClick={close} autoFocus>
              <Trans>Close</Trans>
            </Button>
          </div>
        </div>
      )}
    </FormDialog>
  );
}
