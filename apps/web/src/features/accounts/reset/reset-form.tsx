import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { UnlockError, InvalidRecoveryCode } from '@subrosa/crypto/account/errors';
import { useState } from 'react';
import classes from '../components/form.module.css';
import { KeysProgress } from '../components/keys-progress.tsx';
import { FormError } from '../components/form-error.tsx';
import { validatePassword, validateRetypedPassword } from '../field-errors.ts';
import { useAcceptPassword } from '../new-password/accept-password.ts';
import { NewPassword } from '../new-password/new-password.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { RecoveryCodeField } from './recovery-code-field.tsx';
import { prepareReset, sendReset, type PreparedReset, type Reset } from './reset-password.ts';

const DERIVATIONS = 2;

type ResetFormProps = {
  token: string;
  reset: Reset;
  onDone: () => void;
  /** Called when the account has a second factor: the password changes once it is proved. */
  onPrepared: (prepared: PreparedReset) => Promise<void>;
};

export function ResetForm({ token, reset, onDone, onPrepared }: ResetFormProps) {
  const { t } = useLingui();
  const names = [reset.email, reset.username];
  const [step, setStep] = useState(0);
  const acceptPassword = useAcceptPassword();
  const { form, isBusy, problem, handleSubmit } = useAuthForm(
    {
      initialValues: { recoveryCode: '', password: '', retyped: '' },
      validate: {
        password: (value) => validatePassword(value, names),
        retyped: (value, { password }) => validateRetypedPassword(value, password),
      },
    },
    async ({ recoveryCode, password }) => {
      const accepted = await acceptPassword(password, { field: 'password', names });
      await prepareReset({ reset, recoveryCode, password: accepted }, setStep)
        .finally(() => setStep(0))
        .then(send, atTheCode);
    },
  );

  async function send(prepared: PreparedReset): Promise<void> {
    if (reset.secondFactor) return onPrepared(prepared);
    await sendReset(token, prepared);
    return onDone();
  }

  function atTheCode(error: unknown): void {
    if (error instanceof InvalidRecoveryCode)
      form.setFieldError('recoveryCode', t`That’s not a valid recovery code. Check for typos, or leave this empty.`);
    else if (error instanceof UnlockError)
      form.setFieldError('recoveryCode', t`That isn’t this account’s recovery code. Check the words, or leave this empty.`);
    else throw error;
    form.getInputNode('recoveryCode')?.focus();
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <RecoveryCodeField isKnown={reset.recovery !== null} field={form.getInputProps('recoveryCode')} />
      {/* Shows password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={reset.username} readOnly hidden />
      <NewPassword
        label={t`New password`}
        retypeLabel={t`Retype new password`}
        value={form.values.password}
        names={names}
        password={form.getInputProps('password')}
        retyped={form.getInputProps('retyped')}
      />
      <FormError error={problem} />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {reset.secondFactor ? <Trans>Continue</Trans> : <Trans>Change password</Trans>}
      </Button>
      {step > 0 && <KeysProgress step={step} of={DERIVATIONS} />}
    </form>
  );
}
