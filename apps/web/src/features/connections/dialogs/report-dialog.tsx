import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Textarea } from '@mantine/core';
import { connections } from '@subrosa/contract/addresses/connections';
import { reportReasons, type ReportReason } from '@subrosa/rules/connections/reports';
import { useState } from 'react';
import { client } from '../../../shared/api/client.ts';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useLeaveBlocked } from '../use-block.ts';
import { reportWords } from '../words.ts';
import type { DialogProps } from './connect-dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import classes from './form.module.css';

const LONGEST = 2000;

type Values = { reason: ReportReason | null; text: string; block: boolean };

/** Tells staff about a member, who does not learn of it. */
export function ReportDialog({ member, opened, onClose }: DialogProps) {
  const { t, i18n } = useLingui();
  const leave = useLeaveBlocked();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { form, isSending, handleSubmit } = useFormCall<Omit<Values, 'reason'>>(
    {
      initialValues: { text: '', block: false },
      validate: { text: (text) => (text.trim() === '' ? t`Field is required!` : null) },
    },
    async ({ text, block }) => {
      if (reason === null) return;
      await client.call(connections.reportMember, { body: { memberId: member.id, reason, text, block } });
      onClose();
      if (block) await leave();
    },
  );

  function handleSend(event: React.FormEvent<HTMLFormElement>) {
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
      title={
        <Trans>
          Report <bdi>{member.username}</bdi>
        </Trans>
      }
    >
      <form className={classes.form} onSubmit={handleSend} noValidate>
        <p className={classes.text}>
          <Trans>
            Our staff reads every report. <bdi>{member.username}</bdi> does not learn of it.
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
          label={<Trans>What happened?</Trans>}
          autosize
          minRows={4}
          maxRows={10}
          maxLength={LONGEST}
          key={form.key('text')}
          {...form.getInputProps('text')}
        />
        <Checkbox
          size="md"
          label={
            <Trans>
              Also block <bdi>{member.username}</bdi>
            </Trans>
          }
          key={form.key('block')}
          {...form.getInputProps('block', { type: 'checkbox' })}
        />
        <DialogActions submitLabel={<Trans>Send report</Trans>} onCancel={onClose} isBusy={isSending} />
      </form>
    </Dialog>
  );
}
