import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Loader, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { AccountType } from '@subrosa/rules/accounts/account-types';
import { IconCheck } from '@tabler/icons-react';
import { sentenceOf } from '../../../shared/i18n/error-messages.ts';
import { FinePrint } from '../components/fine-print.tsx';
import classes from '../components/form.module.css';
import { KeysProgress } from '../components/keys-progress.tsx';
import { Problem } from '../components/problem.tsx';
import { complainOfEmail, complainOfPassword, complainOfRetyped, complainOfUsername } from '../field-problems.ts';
import { useAcceptPassword } from '../new-password/accept-password.ts';
import { NewPassword } from '../new-password/new-password.tsx';
import { useEntryForm } from '../use-entry-form.ts';
import { Agreements } from './agreements.tsx';
import { useAwaitedEmail } from './awaited-email.ts';
import { RoleChoice } from './role-choice.tsx';
import { useSignUp } from './use-sign-up.ts';
import { useUsernameCheck } from './use-username-check.ts';

const DERIVATIONS = 2;

type SignUpFormProps = { role: AccountType | null };

export function SignUpForm({ role }: SignUpFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { signUp, startProof, isProofWaited, step } = useSignUp();
  const acceptPassword = useAcceptPassword();
  const { form, isBusy, problem, handleSubmit } = useEntryForm(
    {
      initialValues: { accountType: role, email: '', username: '', password: '', retyped: '', age: false, agreement: false },
      validate: {
        accountType: (value) => (value ? null : sentenceOf('field.notAChoice')),
        email: complainOfEmail,
        username: complainOfUsername,
        password: (value, { email, username }) => complainOfPassword(value, [email.trim(), username.trim()]),
        retyped: (value, { password }) => complainOfRetyped(value, password),
        age: (value) => (value ? null : sentenceOf('age.required')),
        agreement: (value) => (value ? null : sentenceOf('agreement.required')),
      },
    },
    async ({ accountType, email: typedEmail, username: typedUsername, password }) => {
      if (!accountType) return;
      const [email, username] = [typedEmail.trim(), typedUsername.trim()];
      const accepted = await acceptPassword(password, { field: 'password', names: [email, username] });
      await signUp({ accountType, email, username, password: accepted });
      useAwaitedEmail.setState({ email });
      await navigate({ to: '/verification' });
    },
  );
  const { email, username, password } = form.values;
  const { isFree, complaint } = useUsernameCheck(username);

  return (
    <form className={classes.form} onSubmit={handleSubmit} onFocus={startProof} noValidate>
      <RoleChoice
        value={form.values.accountType}
        onChange={(value) => form.setFieldValue('accountType', value)}
        error={form.errors['accountType']}
      />
      <TextInput size="md" type="email" label={t`Email`} autoComplete="email" spellCheck={false} {...form.getInputProps('email')} />
      <TextInput
        size="md"
        label={t`Username`}
        description={t`3 to 30 letters and digits. This is the name members see.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
        error={form.errors['username'] ?? complaint}
        rightSection={isFree && <IconCheck size={19} stroke={1.8} className={classes.free} role="img" aria-label={t`Available`} />}
      />
      <NewPassword
        label={t`Password`}
        retypeLabel={t`Retype password`}
        value={password}
        names={[email, username]}
        password={form.getInputProps('password')}
        retyped={form.getInputProps('retyped')}
      />
      <Agreements age={form.getInputProps('age', { type: 'checkbox' })} agreement={form.getInputProps('agreement', { type: 'checkbox' })} />
      <Problem error={problem} />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Create account</Trans>
      </Button>
      {isProofWaited && step === 0 && (
        <p className={classes.fine} role="status">
          <Loader size={14} aria-hidden="true" />
          <Trans>Checking your browser…</Trans>
        </p>
      )}
      {step > 0 && <KeysProgress step={step} of={DERIVATIONS} />}
      <FinePrint>
        <Trans>Your password never leaves this device. It also opens your messages, so we cannot read them.</Trans>
      </FinePrint>
    </form>
  );
}
