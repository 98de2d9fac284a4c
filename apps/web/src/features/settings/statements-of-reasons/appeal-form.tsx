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
      showToast('info', { message: t`We’ve received your appeal. Someone new will review it and reply within 7 business days.` });
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
        <Trans>Tell us why you think the decision is wrong. Someone who wasn’t involved will review everything. You can appeal once.</Trans>
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
      <DialogActions submitLabel={<Trans>Send appeal</Trans>} isBusy={filing.isPending} onCancel={onClose} />
    </form>
  );
}
