import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAuthForm } from '../../accounts/index.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import classes from '../components/form.module.css';
import { isSameWord, pickRecoveryPositions } from './recovery-positions.ts';

type RecoveryCheckProps = {
  recoveryWords: readonly string[];
  onBack: () => void;
  onChecked: () => Promise<void>;
  onClose: () => void;
};

/** Asks for two of the words, as proof that they were written down. */
export function RecoveryCheck({ recoveryWords, onBack, onChecked, onClose }: RecoveryCheckProps) {
  const { t } = useLingui();
  const [[first, second]] = useState(() => pickRecoveryPositions(recoveryWords.length));
  const complain = (typed: string, position: number) =>
    isSameWord(typed, recoveryWords[position]) ? null : t`That isn’t word ${position + 1}. Check your copy.`;
  const { form, isBusy, handleSubmit } = useAuthForm(
    {
      initialValues: { first: '', second: '' },
      validate: { first: (typed) => complain(typed, first), second: (typed) => complain(typed, second) },
    },
    onChecked,
  );
  const field = { size: 'md', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' } as const;

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <p className={classes.text}>
        <Trans>To check your copy, type two of the words.</Trans>
      </p>
      <TextInput {...field} label={t`Word ${first + 1}`} data-autofocus autoFocus {...form.getInputProps('first')} />
      <TextInput {...field} label={t`Word ${second + 1}`} {...form.getInputProps('second')} />
      <Anchor component="button" type="button" className={classes.link} onClick={onBack}>
        <Trans>Show the words again</Trans>
      </Anchor>
      <DialogActions submitLabel={<Trans>Save code</Trans>} onCancel={onClose} isBusy={isBusy} />
    </form>
  );
}
