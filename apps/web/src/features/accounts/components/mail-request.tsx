import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { complainOfEmail } from '../field-problems.ts';
import { useEntryForm } from '../use-entry-form.ts';
import { usePause } from '../use-pause.ts';
import classes from './form.module.css';
import { Notice } from './notice.tsx';
import { Problem } from './problem.tsx';

const PAUSE_SECONDS = 60;

type MailRequestProps = {
  /** Known already: then nobody has to type it. */
  email?: string | null;
  action: ReactNode;
  variant?: ButtonProps['variant'];
  send: (email: string) => Promise<unknown>;
};

/** Asks for a mail. The answer is the same for every address, and the next mail waits a minute. */
export function MailRequest({ email: known = null, action, variant = 'filled', send }: MailRequestProps) {
  const { t } = useLingui();
  const pause = usePause();
  const { form, isBusy, problem, handleSubmit } = useEntryForm(
    { initialValues: { email: known ?? '' }, validate: { email: complainOfEmail } },
    async ({ email }) => {
      if (pause.secondsLeft > 0) return;
      await send(email.trim());
      pause.begin(PAUSE_SECONDS);
    },
  );
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      {known === null && (
        <TextInput size="md" type="email" label={t`Email`} autoComplete="email" spellCheck={false} {...form.getInputProps('email')} />
      )}
      <Problem error={problem} />
      {pause.wasBegun && (
        <Notice kind="mail">
          <p>
            <Trans>Please check your inbox: if this address can be used, an email is on its way.</Trans>
          </p>
        </Notice>
      )}
      <Button
        type="submit"
        size={variant === 'filled' ? 'lg' : 'md'}
        variant={variant}
        fullWidth
        loading={isBusy}
        // Not disabled, which would take the focus away.
        {...(pause.secondsLeft > 0 && { 'data-disabled': true, 'aria-disabled': true })}
      >
        {pause.secondsLeft > 0 ? <Trans>Send again in {pause.secondsLeft} s</Trans> : action}
      </Button>
    </form>
  );
}
