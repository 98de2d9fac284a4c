import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { openKeysByCode, recoveryProblemOf } from '../../accounts/index.ts';
import { putKeys } from '../../conversations/index.ts';

type CodeFormProps = { onCancel: () => void };

/** The twelve words. */
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
      await putKeys(await openKeysByCode(memberId, code));
    } catch (error) {
      const found = recoveryProblemOf(error);
      if (found) setProblem(t(found));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Textarea
        size="md"
        label={t`Recovery code`}
        description={t`Twelve words, separated by spaces.`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autosize
        minRows={2}
        dir="ltr"
        autoFocus
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        error={problem}
        readOnly={isBusy}
      />
      <DialogActions submitLabel={<Trans>Unlock</Trans>} onCancel={onCancel} isBusy={isBusy} />
    </form>
  );
}
