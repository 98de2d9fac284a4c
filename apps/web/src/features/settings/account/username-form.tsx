import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { validateUsername, useReauthentication, useUsernameCheck } from '../../accounts/index.ts';
import { changeUsername, useAccountChanged } from '../api/account.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import classes from '../components/form.module.css';

type UsernameFormProps = { current: string; onClose: () => void };

export function UsernameForm({ current, onClose }: UsernameFormProps) {
  const { t } = useLingui();
  const { perform } = useReauthentication();
  const accountChanged = useAccountChanged();
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // Another spelling of the member's own name is taken only by the member.
  const isOwn = username.trim().toLowerCase() === current.toLowerCase();
  const { isFree, complaint } = useUsernameCheck(isOwn ? '' : username);

  function handleType(typed: string) {
    setUsername(typed);
    // Validates while typing, but not while the field is empty.
    setProblem(typed === '' ? null : validateUsername(typed));
  }

  function showProblem(message: string | null) {
    setProblem(message);
    field.current?.focus();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wanted = username.trim();
    const wrong = wanted === current ? t`This is already your username.` : (validateUsername(wanted) ?? complaint);
    if (wrong) return showProblem(wrong);
    const confirmation = {
      reason: <Trans>You can log in with your username, so enter your password to change it.</Trans>,
      action: <Trans>Change username</Trans>,
    };
    try {
      const done = await perform(confirmation, async (proof) => {
        await changeUsername(proof, wanted);
        return true;
      });
      if (!done) return;
      onClose();
      await accountChanged();
    } catch (error) {
      showProblem(fieldErrors(error)['username'] ?? null);
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p className={classes.text}>
        <Trans>Links to your old username will stop working. No one else can take it for a while.</Trans>
      </p>
      <TextInput
        ref={field}
        size="md"
        label={t`New username`}
        description={t`3 to 30 letters and digits.`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-autofocus
        value={username}
        onChange={({ currentTarget }) => handleType(currentTarget.value)}
        error={problem ?? complaint}
      />
      <p className={classes.wait} role="status">
        {isFree && !problem && <Trans>This username is available.</Trans>}
      </p>
      <DialogActions submitLabel={<Trans>Continue</Trans>} onCancel={onClose} />
    </form>
  );
}
