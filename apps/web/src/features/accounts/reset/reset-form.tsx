import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { CannotUnlock, InvalidRecoveryCode } from '@subrosa/crypto/account/errors';
import { isRecoveryCode } from '@subrosa/crypto/account/recovery-code';
import { useState } from 'react';
import classes from '../components/form.module.css';
import { KeysProgress } from '../components/keys-progress.tsx';
import { Problem } from '../components/problem.tsx';
import { complainOfPassword, complainOfRetyped } from '../field-problems.ts';
import { useAcceptPassword } from '../new-password/accept-password.ts';
import { NewPassword } from '../new-password/new-password.tsx';
import { useEntryForm } from '../use-entry-form.ts';
import { RecoveryCodeField } from './recovery-code-field.tsx';
import { prepareReset, sendReset, type PreparedReset, type Reset } from './reset-password.ts';

const DERIVATIONS = 2;

type ResetFormProps = {
  token: string;
  reset: Reset;
  onDone: () => void;
  /** The account has a second factor: the password changes once it is proved. */
  onPrepared: (prepared: PreparedReset) => Promise<void>;
};

export function ResetForm({ token, reset, onDone, onPrepared }: ResetFormProps) {
  const { t } = useLingui();
  const names = [reset.email, reset.username];
  const [step, setStep] = useState(0);
  const acceptPassword = useAcceptPassword();
  const { form, isBusy, problem, handleSubmit } = useEntryForm(
    {
      initialValues: { recoveryCode: '', password: '', retyped: '' },
      validate: {
        recoveryCode: (value) =>
          value.trim() === '' || isRecoveryCode(value)
            ? null
            : t`These are not the twelve words of a recovery code. Look for a slip, or leave the field empty.`,
        password: (value) => complainOfPassword(value, names),
        retyped: (value, { password }) => complainOfRetyped(value, password),
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
    if (!(error instanceof CannotUnlock || error instanceof InvalidRecoveryCode)) throw error;
    form.setFieldError('recoveryCode', t`This is not the recovery code of this account. Check the words, or leave the field empty.`);
    form.getInputNode('recoveryCode')?.focus();
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <RecoveryCodeField isKnown={reset.recovery !== null} field={form.getInputProps('recoveryCode')} />
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={reset.username} readOnly hidden />
      <NewPassword
        label={t`New password`}
        retypeLabel={t`Retype new password`}
        value={form.values.password}
        names={names}
        password={form.getInputProps('password')}
        retyped={form.getInputProps('retyped')}
      />
      <Problem error={problem} />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {reset.secondFactor ? <Trans>Continue</Trans> : <Trans>Change the password</Trans>}
      </Button>
      {step > 0 && <KeysProgress step={step} of={DERIVATIONS} />}
    </form>
  );
}
