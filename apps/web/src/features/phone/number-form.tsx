import { Trans, useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { fieldErrors } from '../../shared/api/form-errors.ts';
import { isPhoneBlocked, sendPhoneCode, type PhoneNumber } from './api.ts';
import { FormActions } from './form-actions.tsx';
import classes from './phone.module.css';
import { errorMessageOf } from '../../shared/i18n/error-message-of.ts';
import { countryChoices, likelyCountry } from '../../shared/format/countries.ts';
import { ownProfileQuery } from '../../shared/own-profile.ts';

type NumberFormProps = {
  onSent: (number: PhoneNumber, masked: string) => void;
  onBlocked: () => void;
  /** Without it, the form has no Cancel button. */
  onClose?: (() => void) | undefined;
};

/** The phone rules of all countries are large, so they are loaded when the form opens. */
const phoneRules = {
  queryKey: ['reference', 'phone-rules'],
  queryFn: () => import('@subrosa/rules/accounts/phone'),
  staleTime: Infinity,
};

export function NumberForm({ onSent, onBlocked, onClose }: NumberFormProps) {
  const { t, i18n } = useLingui();
  const { data: profile } = useQuery(ownProfileQuery());
  const [chosenCountry, setCountry] = useState<string | null>(null);
  const country = chosenCountry ?? profile?.body.city?.country ?? likelyCountry(navigator.language);
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const choices = useMemo(() => countryChoices(i18n.locale), [i18n.locale]);
  const { data: rules } = useQuery(phoneRules);
  const understood = rules?.parsePhone(phone, country);

  function showProblem(message: string) {
    setProblem(message);
    field.current?.focus();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    try {
      const number = { phone, country };
      onSent(number, await sendPhoneCode(number));
    } catch (error) {
      if (isPhoneBlocked(error)) return onBlocked();
      showProblem(fieldErrors(error)['phone'] ?? errorMessageOf(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p className={classes.text}>
        <Trans>We’ll text you a 6-digit code. No one sees your number, and the text doesn’t say who we are.</Trans>
      </p>
      <Select
        size="md"
        label={t`Country`}
        data={choices}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t`No matching country`}
        autoComplete="off"
        value={country}
        onChange={(chosen) => chosen && setCountry(chosen)}
      />
      <TextInput
        ref={field}
        size="md"
        type="tel"
        inputMode="tel"
        label={t`Phone number`}
        autoComplete="tel"
        dir="ltr"
        data-autofocus
        value={phone}
        onChange={({ currentTarget }) => {
          setPhone(currentTarget.value);
          setProblem(null);
        }}
        error={problem}
      />
      <p className={classes.wait} role="status">
        {understood && !problem && (
          <Trans>
            We’ll text <bdi dir="ltr">{understood}</bdi>.
          </Trans>
        )}
      </p>
      <FormActions submitLabel={<Trans>Send code</Trans>} onCancel={onClose} isBusy={isSending} />
    </form>
  );
}
