import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { ResponseError } from '@subrosa/contract/client/errors';
import { useQueryClient } from '@tanstack/react-query';
import { PasswordField, FormError, proveIdentity, useAuthForm, type IdentityProof } from '../../accounts/index.ts';
import { readSuspension, suspensionQuery } from '../api/suspension.ts';
import classes from '../components/form.module.css';

type SuspensionFormProps = { onProved: (proved: IdentityProof) => void };

/** Identifier and password, as at the login page. */
export function SuspensionForm({ onProved }: SuspensionFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { form, isBusy, problem, handleSubmit } = useAuthForm(
    {
      initialValues: { login: '', password: '' },
      validate: {
        login: (value) => (value.trim() === '' ? t`Email or username is required!` : null),
        password: (value) => (value === '' ? t`Password is required!` : null),
      },
    },
    async (values) => {
      const proved = await proveIdentity(values);
      queryClient.setQueryData(suspensionQuery(proved).queryKey, await readSuspension(proved));
      onProved(proved);
    },
  );
  const isMissing = problem instanceof ResponseError && problem.code === 'resource.notFound';
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      {isMissing ? (
        <p className={classes.text} role="alert">
          <Trans>Your account isn’t restricted. You can log in.</Trans>
        </p>
      ) : (
        <FormError error={problem} />
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
        <Trans>View decision</Trans>
      </Button>
    </form>
  );
}
