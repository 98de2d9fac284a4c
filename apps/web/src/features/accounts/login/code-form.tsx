import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { CallError } from '@subrosa/contract/client/errors';
import classes from '../components/form.module.css';
import { Problem } from '../components/problem.tsx';
import { sentenceOf } from '../../../shared/i18n/error-messages.ts';
import { useEntryForm } from '../use-entry-form.ts';

type CodeFormProps = {
  kind: 'totp' | 'code';
  onProve: (code: string) => Promise<void>;
};

/** A code of the authenticator app, or one of the codes that were kept for a rainy day. */
export function CodeForm({ kind, onProve }: CodeFormProps) {
  const { t } = useLingui();
  const isTotp = kind === 'totp';
  const { form, isBusy, problem, handleSubmit } = useEntryForm(
    {
      initialValues: { code: '' },
      validate: {
        code: (value) => {
          if (value.trim() === '') return t`Code is required!`;
          return isTotp && !/^\d{6}$/.test(value.replaceAll(/\s/g, '')) ? t`Please enter the 6 digits of your app.` : null;
        },
      },
    },
    async ({ code }) => onProve(isTotp ? code.replaceAll(/\s/g, '') : code.trim()).catch(atTheField),
  );

  function atTheField(error: unknown): void {
    if (!(error instanceof CallError) || error.code !== 'auth.secondFactorFailed') throw error;
    form.setFieldError('code', sentenceOf('auth.secondFactorFailed'));
    form.getInputNode('code')?.focus();
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <TextInput
        size="md"
        label={isTotp ? t`Code of your authenticator app` : t`Backup code`}
        description={isTotp ? t`6 digits, new every half minute.` : t`Each code works once.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="one-time-code"
        inputMode={isTotp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        // The step before was a page of its own to who types.
        autoFocus
        {...form.getInputProps('code')}
      />
      <Problem error={problem} />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
