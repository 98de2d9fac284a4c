import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import form from '../../../shared/styles/form.module.css';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { useAuditActions } from '../api/audit-log.ts';

type OpenPayloadFormProps = { seq: number; onOpened: (payload: Record<string, string>) => void; onCancel: () => void };

const LEAST = 5;

/** Opening the personal data of an entry requires a reason and creates an audit entry itself. */
export function OpenPayloadForm({ seq, onOpened, onCancel }: OpenPayloadFormProps) {
  const { t } = useLingui();
  const { open } = useAuditActions();
  const call = useFormCall(
    {
      initialValues: { reason: '' },
      validate: { reason: (typed) => (typed.trim().length < LEAST ? t`Enter your reason in a sentence.` : null) },
    },
    async ({ reason }) => onOpened(await open(seq, reason)),
  );
  return (
    <form className={form.form} noValidate onSubmit={call.handleSubmit}>
      <p className={form.text}>
        <Trans>This entry is about a member. Opening it, and your reason, will be logged.</Trans>
      </p>
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
      <DialogActions submitLabel={<Trans>Open entry</Trans>} isBusy={call.isSending} onCancel={onCancel} />
    </form>
  );
}
