import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import form from '../../../shared/styles/form.module.css';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';

type ReasonFormProps = {
  submitLabel: ReactNode;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
  danger?: boolean;
  /** The consequences of the action. */
  children: ReactNode;
};

/** A form for an action that requires a reason, which is stored. */
export function ReasonForm({ submitLabel, onSend, onClose, danger = false, children }: ReasonFormProps) {
  const { t } = useLingui();
  const call = useFormCall(
    { initialValues: { reason: '' }, validate: { reason: (typed) => (typed.trim() === '' ? t`Enter your reason in a sentence.` : null) } },
    async ({ reason }) => {
      await onSend(reason);
      onClose();
    },
  );
  return (
    <form className={form.form} noValidate onSubmit={call.handleSubmit}>
      <p className={form.text}>{children}</p>
      <Textarea
        size="md"
        label={<Trans>Reason</Trans>}
        autosize
        minRows={3}
        maxLength={300}
        data-autofocus
        key={call.form.key('reason')}
        {...call.form.getInputProps('reason')}
      />
      <DialogActions submitLabel={submitLabel} isBusy={call.isSending} danger={danger} onCancel={onClose} />
    </form>
  );
}
