import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../shared/api/form-errors.ts';
import { isPhoneBlocked, phoneAttemptsLeft, sendPhoneCode, verifyPhone, type PhoneNumber } from './api.ts';
import { CodeField } from '../../shared/ui/code-field.tsx';
import { FormActions } from './form-actions.tsx';
import classes from './phone.module.css';
import { errorMessageOf } from '../../shared/i18n/error-message-of.ts';
import { useCodeForm } from '../../shared/use-code-form.ts';

type CodeFormProps = {
  number: PhoneNumber;
  masked: string;
  onVerified: () => void;
  onBlocked: () => void;
  onClose?: (() => void) | undefined;
};

/** The form for the six digits of the text message. */
export function CodeForm({ number, masked, onVerified, onBlocked, onClose }: CodeFormProps) {
  const { t } = useLingui();
  const [sentAgain, setSentAgain] = useState(false);

  function complain(error: unknown): string | null {
    if (isPhoneBlocked(error)) {
      onBlocked();
      return null;
    }
    const left = phoneAttemptsLeft(error);
    const sentence = fieldErrors(error)['code'] ?? errorMessageOf(error);
    if (left === null) return sentence;
    return `${sentence} ${t`${plural(left, { one: '# attempt left.', other: '# attempts left.' })}`}`;
  }

  const { code, setCode, problem, setProblem, isBusy, field, handleSubmit } = useCodeForm(async (typed) => {
    await verifyPhone(typed);
    onVerified();
  }, complain);

  async function sendAgain() {
    setProblem(null);
    setSentAgain(false);
    try {
      await sendPhoneCode(number);
      setCode('');
      setSentAgain(true);
    } catch (error) {
      setProblem(complain(error));
    }
    field.current?.focus();
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <p className={classes.text}>
        <Trans>
          We sent a code to <bdi dir="ltr">{masked}</bdi>. It works for 10 minutes.
        </Trans>
      </p>
      <CodeField ref={field} label={t`Code from the text message`} value={code} onChange={setCode} error={problem} />
      <p className={classes.wait} role="status">
        {sentAgain && <Trans>We’ve sent a new code.</Trans>}
      </p>
      <Anchor component="button" type="button" className={classes.link} onClick={() => void sendAgain()}>
        <Trans>Send new code</Trans>
      </Anchor>
      <FormActions submitLabel={<Trans>Verify</Trans>} onCancel={onClose} isBusy={isBusy} />
    </form>
  );
}
