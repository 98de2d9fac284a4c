import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Textarea } from '@mantine/core';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import form from '../../../shared/styles/form.module.css';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { OpenCase } from '../api/cases.ts';
import { useReveal } from '../api/reveal.ts';

type RevealDialogProps = { opened: OpenCase; isOpen: boolean; onClose: () => void };

/** Asks for the reason of revealing a name; the reason is stored in the audit chain. */
export function RevealDialog({ opened, isOpen, onClose }: RevealDialogProps) {
  return (
    <Dialog opened={isOpen} onClose={onClose} title={<Trans>Show name</Trans>} size={480}>
      <RevealForm opened={opened} onClose={onClose} />
    </Dialog>
  );
}

const MOST = 300;

function RevealForm({ opened, onClose }: Omit<RevealDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const reveal = useReveal();
  const hidden = hiddenIn(opened);
  const call = useFormCall(
    {
      initialValues: { pseudonym: hidden[0] ?? '', reason: '' },
      validate: { reason: (typed) => (typed.trim() === '' ? t`Enter your reason in a sentence.` : null) },
    },
    async ({ pseudonym, reason }) => {
      await reveal(opened.id, { pseudonym, reason: reason.trim() });
      onClose();
    },
  );
  const labelOf = (name: string) => (name === opened.username ? t`${name} (reported)` : t`${name} (reporter)`);
  return (
    <form className={form.form} noValidate onSubmit={call.handleSubmit}>
      <p className={form.text}>
        <Trans>You’ll see the name for up to an hour, while the case is open. Your reason is logged.</Trans>
      </p>
      <NativeSelect
        size="md"
        label={<Trans>Whose name</Trans>}
        data={hidden.map((name) => ({ value: name, label: labelOf(name) }))}
        key={call.form.key('pseudonym')}
        {...call.form.getInputProps('pseudonym')}
      />
      <Textarea
        size="md"
        label={<Trans>Reason</Trans>}
        autosize
        minRows={3}
        maxLength={MOST}
        data-autofocus
        key={call.form.key('reason')}
        {...call.form.getInputProps('reason')}
      />
      <DialogActions submitLabel={<Trans>Show the name</Trans>} isBusy={call.isSending} onCancel={onClose} />
    </form>
  );
}

function hiddenIn({ username, revealed, reporter, reporterRevealed }: OpenCase): string[] {
  return [...(username !== null && !revealed ? [username] : []), ...(reporter !== null && !reporterRevealed ? [reporter] : [])];
}
