import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { ResponseError } from '@subrosa/contract/client/errors';
import classes from '../components/form.module.css';
import { FormError } from '../components/form-error.tsx';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { useAuthForm } from '../use-auth-form.ts';

type CodeFormProps = {
  kind: 'totp' | 'code';
  onProve: (code: string) => Promise<void>;
};

/** A code of the authenticator app, or one of the backup codes. */
export function CodeForm({ kind, onProve }: CodeFormProps) {
  const { t } = useLingui();
  const isTotp = kind === 'totp';
  const { form, isBusy, problem, handleSubmit } = useAuthForm(
    {
      initialValues: { code: '' },
      validate: {
        code: (value) => {
          if (value.trim() === '') return t`Code is required!`;
          return isTotp && !/^\d{6}$/.test(value.replaceAll(/\s/g, '')) ? t`Enter the 6 digits from your app.` : null;
        },
      },
    },
    async ({ code }) => onProve(isTotp ? code.replaceAll(/\s/g, '') : code.trim()).catch(atTheField),
  );

  function atTheField(error: unknown): void {
    if (!(error instanceof ResponseError) || error.code !== 'auth.secondFactorFailed') throw error;
    form.setFieldError('code', errorMessageDescriptor('auth.secondFactorFailed'));
    form.getInputNode('code')?.focus();
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <TextInput
        size="md"
        label={isTotp ? t`Code from your authenticator app` : t`Backup code`}
        description={isTotp ? t`6 digits that change every 30 seconds.` : t`Each code works once.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="one-time-code"
        inputMode={isTotp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        // To the member, this step is a new page, so the field gets the focus.
        autoFocus
        {...form.getInputProps('code')}
      />
      <FormError error={problem} />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
