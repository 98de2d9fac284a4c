import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { showToast } from '../../../shared/ui/show-toast.ts';
import classes from '../components/form.module.css';

const LONGEST = 2000;

type AppealFormProps = { file: (text: string) => Promise<void>; onClose: () => void };

export function AppealForm({ file, onClose }: AppealFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const filing = useMutation({
    mutationFn: () => file(text.trim()),
    onSuccess: () => {
      onClose();
      showToast('info', { message: t`Your appeal is with us. You hear from somebody else within 7 business days.` });
    },
    onError: (error) => showProblem(fieldErrors(error)['text'] ?? null),
  });

  function showProblem(message: string | null) {
    setProblem(message);
    field.current?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return showProblem(t`Field is required!`);
    filing.mutate();
    return undefined;
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <p className={classes.text}>
        <Trans>Say why the decision is wrong. A person who did not make it looks at everything again. You can appeal once.</Trans>
      </p>
      <Textarea
        ref={field}
        size="md"
        label={t`What should we know?`}
        autosize
        minRows={4}
        maxRows={10}
        maxLength={LONGEST}
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem(null);
        }}
        error={problem}
      />
      <DialogActions submitLabel={<Trans>Send the appeal</Trans>} isBusy={filing.isPending} onCancel={onClose} />
    </form>
  );
}
