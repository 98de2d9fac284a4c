import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { conductReasons } from '@subrosa/rules/moderation/case-rules';
import { MOST_SUSPENDED_DAYS, isSuspending, type SanctionKind } from '@subrosa/rules/moderation/sanctions';
import { useState } from 'react';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import form from '../../../shared/styles/form.module.css';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { reasonLabels } from '../labels.ts';
import { sanctionLabels } from './labels.ts';

type Sanction = { kind: SanctionKind; days?: number; reason: (typeof conductReasons)[number]; note?: string };

type SanctionFormProps = { kinds: readonly SanctionKind[]; onSend: (sanction: Sanction) => Promise<void>; onClose: () => void };

/** A sanction without a report: kind, duration, reason, and a note to the member. */
export function SanctionForm({ kinds, onSend, onClose }: SanctionFormProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<SanctionKind>(kinds[0] ?? 'warning');
  const call = useFormCall({ initialValues: { reason: conductReasons[0], days: '7', note: '' } }, async ({ reason, days, note }) => {
    await onSend({
      kind,
      reason: conductReasons.find((known) => known === reason) ?? conductReasons[0],
      ...(kind === 'suspension' && days.trim() !== '' && { days: Number(days) }),
      ...(note.trim() !== '' && { note }),
    });
    onClose();
  });
  return (
    <form className={form.form} noValidate onSubmit={call.handleSubmit}>
      <p className={form.text}>
        <Trans>The member sees the reason and your note, and can appeal. Someone else will decide.</Trans>
      </p>
      <NativeSelect
        size="md"
        label={<Trans>Sanction</Trans>}
        data={kinds.map((each) => ({ value: each, label: t(sanctionLabels[each]) }))}
        value={kind}
        data-autofocus
        onChange={({ currentTarget }) => setKind(kinds.find((each) => each === currentTarget.value) ?? kind)}
      />
      {kind === 'suspension' && (
        <TextInput
          size="md"
          type="number"
          min={1}
          max={MOST_SUSPENDED_DAYS}
          label={<Trans>Days</Trans>}
          description={<Trans>Leave empty for no end date.</Trans>}
          key={call.form.key('days')}
          {...call.form.getInputProps('days')}
        />
      )}
      <NativeSelect
        size="md"
        label={<Trans>Reason</Trans>}
        data={conductReasons.map((reason) => ({ value: reason, label: t(reasonLabels[reason]) }))}
        key={call.form.key('reason')}
        {...call.form.getInputProps('reason')}
      />
      <Textarea
        size="md"
        label={<Trans>Note to the member</Trans>}
        autosize
        minRows={3}
        maxLength={1000}
        key={call.form.key('note')}
        {...call.form.getInputProps('note')}
      />
      <DialogActions submitLabel={<Trans>Apply sanction</Trans>} isBusy={call.isSending} danger={isSuspending(kind)} onCancel={onClose} />
    </form>
  );
}
