import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { validateEmail } from '../field-errors.ts';
import { useAuthForm } from '../use-auth-form.ts';
import { usePause } from '../use-pause.ts';
import classes from './form.module.css';
import { InlineAlert } from './inline-alert.tsx';
import { FormError } from './form-error.tsx';

const PAUSE_SECONDS = 60;

type MailRequestProps = {
  /** The email address if it is known, so that the member need not type it. */
  email?: string | null;
  action: ReactNode;
  variant?: ButtonProps['variant'];
  send: (email: string) => Promise<unknown>;
};

/** Requests an email. The response is the same for every address, and the next request is possible after a minute. */
export function MailRequest({ email: known = null, action, variant = 'filled', send }: MailRequestProps) {
  const { t } = useLingui();
  const pause = usePause();
  const { form, isBusy, problem, handleSubmit } = useAuthForm(
    { initialValues: { email: known ?? '' }, validate: { email: validateEmail } },
    async ({ email }) => {
      if (pause.secondsLeft > 0) return;
      await send(email.trim());
      pause.start(PAUSE_SECONDS);
    },
  );
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      {known === null && (
        <TextInput size="md" type="email" label={t`Email`} autoComplete="email" spellCheck={false} {...form.getInputProps('email')} />
      )}
      <FormError error={problem} />
      {pause.wasStarted && (
        <InlineAlert kind="mail">
          <p>
            <Trans>Check your inbox. If this address can be used, we’ve sent you an email.</Trans>
          </p>
        </InlineAlert>
      )}
      <Button
        type="submit"
        size={variant === 'filled' ? 'lg' : 'md'}
        variant={variant}
        fullWidth
        loading={isBusy}
        // Not disabled, because that would remove the focus.
        {...(pause.secondsLeft > 0 && { 'data-disabled': true, 'aria-disabled': true })}
      >
        {pause.secondsLeft > 0 ? <Trans>Send again in {pause.secondsLeft} s</Trans> : action}
      </Button>
    </form>
  );
}
