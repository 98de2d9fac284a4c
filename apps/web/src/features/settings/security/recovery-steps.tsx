import { useLingui } from '@lingui/react/macro';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { useState } from 'react';
import { useAccountChanged } from '../api/account.ts';
import { saveRecoveryCode, type NewRecoveryCode } from '../api/recovery-code.ts';
import { RecoveryCheck } from './recovery-check.tsx';
import { RecoveryWords } from './recovery-words.tsx';

type RecoveryStepsProps = { created: NewRecoveryCode; onClose: () => void };

/** A new recovery code: shown, written down, verified, and only then saved. */
export function RecoverySteps({ created, onClose }: RecoveryStepsProps) {
  const { t } = useLingui();
  const accountChanged = useAccountChanged();
  const [isWritten, setWritten] = useState(false);
  const recoveryWords = created.code.split(' ');

  async function handleChecked() {
    await saveRecoveryCode(created);
    showToast('info', { message: t`Your new recovery code is active.` });
    onClose();
    await accountChanged();
  }

  if (!isWritten) return <RecoveryWords recoveryWords={recoveryWords} onContinue={() => setWritten(true)} onClose={onClose} />;
  return <RecoveryCheck recoveryWords={recoveryWords} onBack={() => setWritten(false)} onChecked={handleChecked} onClose={onClose} />;
}
