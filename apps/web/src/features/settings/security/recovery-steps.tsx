import { useLingui } from '@lingui/react/macro';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { createRecoveryCode } from '@subrosa/crypto/account/recovery-code';
import { useState } from 'react';
import { useAccountChanged } from '../api/account.ts';
import { saveRecoveryCode, type OpenKeys } from '../api/recovery-code.ts';
import { RecoveryCheck } from './recovery-check.tsx';
import { RecoveryWords } from './recovery-words.tsx';

type RecoveryStepsProps = { keys: OpenKeys; onClose: () => void };

/** Creates a recovery code: shown, written down, verified, and only then saved. */
export function RecoverySteps({ keys, onClose }: RecoveryStepsProps) {
  const { t } = useLingui();
  const accountChanged = useAccountChanged();
  const [code] = useState(createRecoveryCode);
  const [isWritten, setWritten] = useState(false);
  const recoveryWords = code.split(' ');

  async function handleChecked() {
    await saveRecoveryCode(keys, code);
    showToast('info', { message: t`Your new recovery code is active.` });
    onClose();
    await accountChanged();
  }

  if (!isWritten) return <RecoveryWords recoveryWords={recoveryWords} onContinue={() => setWritten(true)} onClose={onClose} />;
  return <RecoveryCheck recoveryWords={recoveryWords} onBack={() => setWritten(false)} onChecked={handleChecked} onClose={onClose} />;
}
