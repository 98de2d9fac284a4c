import { useLingui } from '@lingui/react/macro';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { newRecoveryCode } from '@subrosa/crypto/account/recovery-code';
import { useState } from 'react';
import { useAccountChanged } from '../calls/account.ts';
import { saveRecoveryCode, type OpenKeys } from '../calls/recovery-code.ts';
import { RecoveryCheck } from './recovery-check.tsx';
import { RecoveryWords } from './recovery-words.tsx';

type RecoveryStepsProps = { keys: OpenKeys; onClose: () => void };

/** A new code: seen, written down, proven, and only then saved. */
export function RecoverySteps({ keys, onClose }: RecoveryStepsProps) {
  const { t } = useLingui();
  const accountChanged = useAccountChanged();
  const [code] = useState(newRecoveryCode);
  const [isWritten, setWritten] = useState(false);
  const recoveryWords = code.split(' ');

  async function handleChecked() {
    await saveRecoveryCode(keys, code);
    showToast('info', { message: t`Your recovery code counts from now on.` });
    onClose();
    await accountChanged();
  }

  if (!isWritten) return <RecoveryWords words={recoveryWords} onContinue={() => setWritten(true)} onClose={onClose} />;
  return <RecoveryCheck words={recoveryWords} onBack={() => setWritten(false)} onChecked={handleChecked} onClose={onClose} />;
}
