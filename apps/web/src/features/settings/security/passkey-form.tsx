import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { ClientError } from '@subrosa/contract/client/errors';
import { useRef, useState, type FormEvent } from 'react';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { addPasskey, type StartedPasskey } from '../api/second-factors.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import classes from '../components/form.module.css';
import { errorMessageOf } from '../../../shared/i18n/error-message-of.ts';

type PasskeyFormProps = {
  started: StartedPasskey;
  onAdded: (backupCodes: readonly string[]) => void;
  onClose: () => void;
};

const LONGEST_NAME = 60;

/** Asks for a name, then for the passkey by the browser's dialog. */
export function PasskeyForm({ started, onAdded, onClose }: PasskeyFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function showProblem(message: string) {
    setProblem(message);
    field.current?.focus();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return showProblem(errorMessageDescriptor('field.required'));
    setBusy(true);
    setProblem(null);
    try {
      onAdded(await addPasskey(started, name.trim()));
    } catch (error) {
      setBusy(false);
      // Other errors come from the browser's dialog: cancelled, timed out, or an existing passkey.
      const sentence = error instanceof ClientError ? (fieldErrors(error)['name'] ?? errorMessageOf(error)) : null;
      showProblem(sentence ?? t`No passkey was added. Try again, or use another one.`);
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p className={classes.text}>
        <Trans>Give it a name you’ll recognise. Your browser will ask you to confirm.</Trans>
      </p>
      <TextInput
        ref={field}
        size="md"
        label={t`Passkey name`}
        placeholder={t`Laptop`}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        data-autofocus
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(null);
        }}
        error={problem}
      />
      <DialogActions submitLabel={<Trans>Create passkey</Trans>} onCancel={onClose} isBusy={isBusy} />
    </form>
  );
}
