import { useState, type ReactNode } from 'react';
import { errorMessageDescriptor } from '../../shared/i18n/error-messages.ts';
import { showToast } from '../../shared/ui/show-toast.ts';
import type { PhoneNumber } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { NumberForm } from './number-form.tsx';

type PhoneStepsProps = {
  onVerified: () => void;
  onClose?: () => void;
  /** Shown after too many attempts. */
  blocked: ReactNode;
};

type PhoneStep = { name: 'number' } | { name: 'code'; number: PhoneNumber; masked: string } | { name: 'blocked' };

/** Asks for a number, then for the code that was sent to it. */
export function PhoneSteps({ onVerified, onClose, blocked }: PhoneStepsProps) {
  const [step, setStep] = useState<PhoneStep>({ name: 'number' });

  function handleVerified() {
    showToast('info', { message: errorMessageDescriptor('accounts.phoneVerified') });
    onVerified();
  }

  const handleBlocked = () => setStep({ name: 'blocked' });

  switch (step.name) {
    case 'number':
      return (
        <NumberForm onSent={(number, masked) => setStep({ name: 'code', number, masked })} onBlocked={handleBlocked} onClose={onClose} />
      );
    case 'code':
      return <CodeForm number={step.number} masked={step.masked} onVerified={handleVerified} onBlocked={handleBlocked} onClose={onClose} />;
    case 'blocked':
      return blocked;
    default:
      return step satisfies never;
  }
}
