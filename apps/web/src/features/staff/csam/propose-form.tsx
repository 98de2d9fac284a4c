import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { reviewerSlots, type ReviewerSlot } from '@subrosa/rules/csam/csam';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import { useCsamCases } from './api.ts';
import classes from './csam.module.css';
import { slotLabels } from './labels.ts';

const REASON = { least: 10, most: 500 } as const;

type ProposeFormValues = { slot: ReviewerSlot; username: string; reason: string };

export function ProposeForm() {
  const { t } = useLingui();
  const { propose } = useCsamCases();
  const call = useFormCall<ProposeFormValues>(
    {
      initialValues: { slot: 'primary', username: '', reason: '' },
      validate: { reason: (typed) => (typed.trim().length < REASON.least ? t`Enter your reason in a sentence.` : null) },
    },
    ({ slot, username, reason }) => propose({ slot, username: username.trim() || null, reason: reason.trim() }),
  );
  return (
    <form className={classes.form} noValidate onSubmit={call.handleSubmit}>
      <NativeSelect
        size="md"
        label={<Trans context="position">Position</Trans>}
        data={reviewerSlots.map((value) => ({ value, label: t(slotLabels[value]) }))}
        key={call.form.key('slot')}
        {...call.form.getInputProps('slot')}
      />
      <TextInput
        size="md"
        label={<Trans>Username (leave empty to keep the position vacant)</Trans>}
        autoComplete="off"
        dir="ltr"
        key={call.form.key('username')}
        {...call.form.getInputProps('username')}
      />
      <Textarea
        size="md"
        className={classes.wide}
        label={<Trans>Reason</Trans>}
        autosize
        minRows={2}
        maxLength={REASON.most}
        key={call.form.key('reason')}
        {...call.form.getInputProps('reason')}
      />
      <Button type="submit" size="md" className={classes.send} loading={call.isSending}>
        <Trans>Propose</Trans>
      </Button>
    </form>
  );
}
