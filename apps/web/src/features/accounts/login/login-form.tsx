import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { ResponseError } from '@subrosa/contract/client/errors';
import { Link, useNavigate } from '@tanstack/react-router';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FinePrint } from '../components/fine-print.tsx';
import classes from '../components/form.module.css';
import { PasswordField } from '../components/password-field.tsx';
import { useAuthForm } from '../use-auth-form.ts';
import { logIn, type LoginStep } from './log-in.ts';
import { LoginError } from './login-error.tsx';

type LoginFormProps = {
  /** Shown until there is a newer message. */
  notice: ReactNode;
  onNextStep: (step: LoginStep) => void;
};

export function LoginForm({ notice, onNextStep }: LoginFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { form, isBusy, problem, handleSubmit } = useAuthForm(
    {
      initialValues: { login: '', password: '', remember: false },
      validate: {
        login: (value) => (value.trim() === '' ? t`Email or username is required!` : null),
        password: (value) => (value === '' ? t`Password is required!` : null),
      },
    },
    async (values) => {
      const step = await logIn(values).catch(async (error: unknown) => {
        if (error instanceof ResponseError && error.code === 'auth.suspended') await navigate({ to: '/decision' });
        form.getInputNode('password')?.focus();
        throw error;
      });
      if (step) onNextStep(step);
    },
  );
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      {problem ? <LoginError error={problem} login={form.values.login} /> : notice}
      <TextInput
        size="md"
        label={t`Email or username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('login')}
      />
      <PasswordField label={t`Password`} autoComplete="current-password" {...form.getInputProps('password')} />
      <div className={classes.row}>
        <Checkbox label={t`Remember me`} {...form.getInputProps('remember', { type: 'checkbox' })} />
        <Link to="/forgot">
          <Trans>Forgot password?</Trans>
        </Link>
      </div>
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={isBusy}
        rightSection={<IconArrowRight size={20} stroke={1.6} className={classes.directed} aria-hidden="true" />}
      >
        <Trans>Log in</Trans>
      </Button>
      <FinePrint>
        <Trans>On a shared device, leave “Remember me” off. We’ll log you out after 24 hours of inactivity.</Trans>
      </FinePrint>
    </form>
  );
}
