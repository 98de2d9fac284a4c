import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { validateEmail, useReauthentication } from '../../accounts/index.ts';
import { requestEmailChange, useAccountChanged } from '../api/account.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import classes from '../components/form.module.css';

type EmailFormProps = { current: string; onClose: () => void };

export function EmailForm({ current, onClose }: EmailFormProps) {
  const { t } = useLingui();
  const { perform } = useReauthentication();
  const accountChanged = useAccountChanged();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function showProblem(message: string | null) {
    setProblem(message);
    field.current?.focus();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wanted = email.trim();
    const wrong = wanted.toLowerCase() === current.toLowerCase() ? t`This is already your email address.` : validateEmail(wanted);
    if (wrong) return showProblem(wrong);
    const confirmation = {
      reason: <Trans>You log in with this address, so enter your password to change it.</Trans>,
      action: <Trans>Send email</Trans>,
    };
    try {
      const done = await perform(confirmation, async (proof) => {
        await requestEmailChange(proof, wanted);
        return true;
      });
      if (!done) return;
      onClose();
      await accountChanged();
    } catch (error) {
      showProblem(fieldErrors(error)['email'] ?? null);
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p className={classes.text}>
        <Trans>We’ll email a link to your new address. The change takes effect when you open it.</Trans>
      </p>
      <TextInput
        ref={field}
        size="md"
        type="email"
        label={t`New email`}
        autoComplete="email"
        data-autofocus
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          setProblem(null);
        }}
        error={problem}
      />
      <DialogActions submitLabel={<Trans>Continue</Trans>} onCancel={onClose} />
    </form>
  );
}
