import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { reportReasons, type ReportReason } from '@subrosa/rules/connections/reports';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { ChoiceChips } from '../../../shared/ui/choice-chips.tsx';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import { reportLabels } from '../labels.ts';
import classes from './form.module.css';

type ReportFormProps = {
  /** The reported member, who is not notified. */
  username: string;
  question: ReactNode;
  onSend: (report: { reason: ReportReason; text: string }) => Promise<void>;
  onCancel: () => void;
  /** Further options before the buttons. */
  children?: ReactNode;
};

/** The form of a report to staff: a reason and a description. */
export function ReportForm({ username, question, onSend, onCancel, children }: ReportFormProps) {
  const { t, i18n } = useLingui();
  const { limits } = useAppConfig();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { form, isSending, handleSubmit } = useFormCall(
    { initialValues: { text: '' }, validate: { text: (text: string) => (text.trim() === '' ? t`Field is required!` : null) } },
    async ({ text }) => {
      if (reason !== null) await onSend({ reason, text });
    },
  );

  function handleSend(event: FormEvent<HTMLFormElement>) {
    setReasonMissing(reason === null);
    if (reason === null) event.preventDefault();
    else handleSubmit(event);
  }

  return (
    <form className={classes.form} onSubmit={handleSend} noValidate>
      <p className={classes.text}>
        <Trans>
          Our team reads every report. <bdi>{username}</bdi> won’t be notified.
        </Trans>
      </p>
      <p className={classes.text}>
        <Trans>
          Is an intimate photo or video of you here without your consent?{' '}
          <Link to="/notices/new/$kind" params={{ kind: 'ncii' }}>
            Use this form
          </Link>{' '}
          for a faster response.
        </Trans>
      </p>
      <ChoiceChips
        legend={<Trans>What’s this about?</Trans>}
        choices={reportReasons.map((value) => ({ value, label: i18n._(reportLabels[value]) }))}
        value={reason}
        onChange={setReason}
      />
      {isReasonMissing && reason === null && (
        <p role="alert" className={classes.error}>
          <Trans>Please choose one of the options.</Trans>
        </p>
      )}
      <Textarea
        size="md"
        required
        withAsterisk={false}
        label={question}
        autosize
        minRows={4}
        maxRows={10}
        maxLength={limits.report}
        key={form.key('text')}
        {...form.getInputProps('text')}
      />
      {children}
      <DialogActions submitLabel={<Trans>Send report</Trans>} onCancel={onCancel} isBusy={isSending} />
    </form>
  );
}
