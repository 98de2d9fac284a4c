import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { CallError } from '@subrosa/contract/client/errors';
import { useQueryClient } from '@tanstack/react-query';
import { PasswordField, Problem, proveWho, useEntryForm, type Proved } from '../../accounts/index.ts';
import { readSuspension, suspensionQuery } from '../calls/suspension.ts';
import classes from '../components/form.module.css';

type ShutOutFormProps = { onProved: (proved: Proved) => void };

/** Name and password, as at the login page. */
export function ShutOutForm({ onProved }: ShutOutFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { form, isBusy, problem, handleSubmit } = useEntryForm(
    {
      initialValues: { login: '', password: '' },
      validate: {
        login: (value) => (value.trim() === '' ? t`Email or username is required!` : null),
        password: (value) => (value === '' ? t`Password is required!` : null),
      },
    },
    async (values) => {
      const proved = await proveWho(values);
      queryClient.setQueryData(suspensionQuery(proved).queryKey, await readSuspension(proved));
      onProved(proved);
    },
  );
  const isMissing = problem instanceof CallError && problem.code === 'page.missing';
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      {isMissing ? (
        <p className={classes.text} role="alert">
          <Trans>Nothing shuts you out. You can log in.</Trans>
        </p>
      ) : (
        <Problem error={problem} />
      )}
      <TextInput
        size="md"
        label={t`Email or username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('login')}
      />
      <PasswordField label={t`Password`} autoComplete="current-password" {...form.getInputProps('password')} />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Read the decision</Trans>
      </Button>
    </form>
  );
}
