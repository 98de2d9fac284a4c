import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import form from '../../../shared/styles/form.module.css';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { useAudit } from '../calls/audit.ts';

type OpenPayloadFormProps = { seq: number; onOpened: (payload: Record<string, string>) => void; onCancel: () => void };

const LEAST = 5;

/** What is personal in an entry is read for a reason, which is an entry itself. */
export function OpenPayloadForm({ seq, onOpened, onCancel }: OpenPayloadFormProps) {
  const { t } = useLingui();
  const { open } = useAudit();
  const call = useFormCall(
    {
      initialValues: { reason: '' },
      validate: { reason: (typed) => (typed.trim().length < LEAST ? t`Please say why, in a sentence.` : null) },
    },
    async ({ reason }) => onOpened(await open(seq, reason)),
  );
  return (
    <form className={form.form} noValidate onSubmit={call.handleSubmit}>
      <p className={form.text}>
        <Trans>What is sealed here is about a member. That you opened it, and why, becomes an entry of its own.</Trans>
      </p>
      <Textarea
        size="md"
        label={<Trans>Why</Trans>}
        autosize
        minRows={3}
        maxLength={300}
        data-autofocus
        key={call.form.key('reason')}
        {...call.form.getInputProps('reason')}
      />
      <DialogActions submitLabel={<Trans>Open</Trans>} isBusy={call.isSending} onCancel={onCancel} />
    </form>
  );
}
