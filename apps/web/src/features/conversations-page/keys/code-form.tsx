import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { openKeysByCode, recoveryErrorOf, RecoveryCodeField } from '../../accounts/index.ts';
import { unlockVault } from '../../conversations/index.ts';

type CodeFormProps = { onCancel: () => void };

/** A form for the twelve words of the recovery code. */
export function CodeForm({ onCancel }: CodeFormProps) {
  const { t } = useLingui();
  const memberId = useSession((session) => session.account?.id);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!memberId) return;
    setProblem(null);
    setBusy(true);
    try {
      await unlockVault(await openKeysByCode(memberId, code));
    } catch (error) {
      const found = recoveryErrorOf(error);
      // A toast shows any other error.
      if (found) setProblem(t(found));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <RecoveryCodeField value={code} onChange={setCode} problem={problem} readOnly={isBusy} />
      <DialogActions submitLabel={<Trans>Unlock</Trans>} onCancel={onCancel} isBusy={isBusy} />
    </form>
  );
}
