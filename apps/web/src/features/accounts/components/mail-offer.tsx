import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { validateEmail } from '../field-errors.ts';
import { usePause } from '../use-pause.ts';
import classes from './mail-offer.module.css';
import { InlineAlert } from './inline-alert.tsx';
import { FormError } from './form-error.tsx';

const PAUSE_SECONDS = 60;

type MailOfferProps = {
  title: ReactNode;
  text?: ReactNode;
  /** Null when only the username was typed: then the form asks for the email address. */
  email: string | null;
  action: ReactNode;
  send: (email: string) => Promise<unknown>;
};

/** A warning that an email can resolve. It is rendered inside a form and therefore must not be one. */
export function MailOffer({ title, text, email, action, send }: MailOfferProps) {
  const { t } = useLingui();
  const pause = usePause();
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({ mutationFn: send, onSuccess: () => pause.start(PAUSE_SECONDS) });

  function handleSend() {
    if (pause.secondsLeft > 0) return;
    const recipient = email ?? typed.trim();
    const wrong = validateEmail(recipient);
    setComplaint(wrong);
    if (wrong === null) mutate(recipient);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    handleSend();
  }

  return (
    <InlineAlert kind="warning" title={title}>
      {text && <p>{text}</p>}
      {email === null && (
        <TextInput
          size="md"
          type="email"
          label={t`Your email address`}
          autoComplete="email"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={handleKey}
          error={complaint}
        />
      )}
      <FormError error={error} />
      {pause.wasStarted && (
        <p role="status">
          <Trans>Check your inbox. If this address can be used, we’ve sent you an email.</Trans>
        </p>
      )}
      <Button
        type="button"
        variant="default"
        size="md"
        className={classes.action}
        loading={isPending}
        // Not disabled, because that would remove the focus.
        {...(pause.secondsLeft > 0 && { 'data-disabled': true, 'aria-disabled': true })}
        onClick={handleSend}
      >
        {pause.secondsLeft > 0 ? <Trans>Send again in {pause.secondsLeft} s</Trans> : action}
      </Button>
    </InlineAlert>
  );
}
