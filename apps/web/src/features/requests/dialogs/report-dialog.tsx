import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { requests } from '@subrosa/contract/addresses/requests';
import { reportReasons, type ReportReason } from '@subrosa/rules/connections/reports';
import { useState, type FormEvent } from 'react';
import { client } from '../../../shared/api/client.ts';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { DialogActions, reportWords } from '../../connections/index.ts';
import { useHouse } from '../calls/config.ts';
import type { DialogProps } from './dialog-props.ts';
import classes from './report-dialog.module.css';

/** Tells staff about a post; its owner does not learn of it. */
export function ReportDialog({ request, opened, onClose }: DialogProps) {
  const { t, i18n } = useLingui();
  const { limits } = useHouse();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { form, isSending, handleSubmit } = useFormCall(
    { initialValues: { text: '' }, validate: { text: (text: string) => (text.trim() === '' ? t`Field is required!` : null) } },
    async ({ text }) => {
      if (reason === null) return;
      await client.call(requests.reportRequest, { params: { id: request.id }, body: { reason, text } });
      onClose();
    },
  );

  function handleSend(event: FormEvent<HTMLFormElement>) {
    setReasonMissing(reason === null);
    if (reason === null) event.preventDefault();
    else handleSubmit(event);
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      closeOnClickOutside={false}
      size={520}
      title={<Trans>Report this request</Trans>}
    >
      <form className={classes.form} onSubmit={handleSend} noValidate>
        <p className={classes.text}>
          <Trans>
            Our staff reads every report. <bdi>{request.poster.username}</bdi> does not learn of it.
          </Trans>
        </p>
        <ChoiceChips
          legend={<Trans>What is it about?</Trans>}
          choices={reportReasons.map((value) => ({ value, label: i18n._(reportWords[value]) }))}
          value={reason}
          onChange={setReason}
        />
        {isReasonMissing && reason === null && (
          <p role="alert" className={classes.problem}>
            <Trans>Please choose one of the options.</Trans>
          </p>
        )}
        <Textarea
          size="md"
          required
          withAsterisk={false}
          label={<Trans>What is wrong with it?</Trans>}
          autosize
          minRows={4}
          maxRows={10}
          maxLength={limits.report}
          key={form.key('text')}
          {...form.getInputProps('text')}
        />
        <DialogActions submitLabel={<Trans>Send report</Trans>} onCancel={onClose} isBusy={isSending} />
      </form>
    </Dialog>
  );
}
