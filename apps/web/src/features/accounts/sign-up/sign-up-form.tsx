import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Loader, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { AccountType } from '@subrosa/rules/accounts/account-types';
import { IconCheck } from '@tabler/icons-react';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { FinePrint } from '../components/fine-print.tsx';
import classes from '../components/form.module.css';
import { KeysProgress } from '../components/keys-progress.tsx';
import { FormError } from '../components/form-error.tsx';
import { validateEmail, validatePassword, validateRetypedPassword, validateUsername } from '../field-errors.ts';
import { useAcceptPassword } from '../new-password/accept-password.ts';
import { NewPassword } from '../new-password/new-password.tsx';
import { useAuthForm } from '../use-auth-form.ts';
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
  const { form, isBusy, problem, handleSubmit } = useAuthForm(
    {
      initialValues: { accountType: role, email: '', username: '', password: '', retyped: '', age: false, agreement: false },
      validate: {
        accountType: (value) => (value ? null : errorMessageDescriptor('field.notAChoice')),
        email: validateEmail,
        username: validateUsername,
        password: (value, { email, username }) => validatePassword(value, [email.trim(), username.trim()]),
        retyped: (value, { password }) => validateRetypedPassword(value, password),
        age: (value) => (value ? null : errorMessageDescriptor('age.required')),
        agreement: (value) => (value ? null : errorMessageDescriptor('agreement.required')),
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
        description={t`3 to 30 letters and digits. Members see this name.`}
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
      <FormError error={problem} />
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
        <Trans>Your password never leaves this device. It also unlocks your messages, so we can’t read them.</Trans>
      </FinePrint>
    </form>
  );
}
