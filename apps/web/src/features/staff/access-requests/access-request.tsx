import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { documentLimits } from '@subrosa/rules/documents/limits';
import { useQuery } from '@tanstack/react-query';
import { useFormCall } from '../../../shared/api/use-form-call.ts';
import form from '../../../shared/styles/form.module.css';
import { DialogActions } from '../../../shared/ui/dialog-actions.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { documentsOfQuery, useGrants } from '../api/grants.ts';
import { documentLabels } from '../identity/document-labels.ts';

type AccessRequestProps = {
  /** The id of the submission. */
  id: string;
};

/** Outside an open case of their own, staff members need a reason and a second person's approval for access. */
export function AccessRequest({ id }: AccessRequestProps) {
  const [isOpen, { open, close }] = useDisclosure();
  const documents = useQuery(documentsOfQuery(id)).data?.documents ?? [];
  if (documents.length === 0) return null;
  return (
    <div>
      <Button variant="default" size="sm" onClick={open}>
        <Trans>Request access</Trans>
      </Button>
      <Dialog opened={isOpen} onClose={close} title={<Trans>Request access</Trans>} size={480}>
        <AccessRequestForm documents={documents} onClose={close} />
      </Dialog>
    </div>
  );
}

type ListedDocument = { id: string; kind: keyof typeof documentLabels };

function AccessRequestForm({ documents, onClose }: { documents: readonly ListedDocument[]; onClose: () => void }) {
  const { t } = useLingui();
  const { requestAccess } = useGrants();
  const { least, most } = documentLimits.reason;
  const call = useFormCall(
    {
      initialValues: { document: documents[0]?.id ?? '', reason: '' },
      validate: { reason: (typed) => (typed.trim().length < least ? t`Enter your reason in a sentence.` : null) },
    },
    async ({ document, reason }) => {
      await requestAccess(document, reason);
      onClose();
    },
  );
  return (
    <form className={form.form} noValidate onSubmit={call.handleSubmit}>
      <p className={form.text}>
        <Trans>Needs approval by a second person. You then have 15 minutes. The member can see that you viewed it.</Trans>
      </p>
      <NativeSelect
        size="md"
        label={<Trans>ID</Trans>}
        data={documents.map(({ id, kind }) => ({ value: id, label: t(documentLabels[kind]) }))}
        key={call.form.key('document')}
        {...call.form.getInputProps('document')}
      />
      <Textarea
        size="md"
        label={<Trans>Reason</Trans>}
        autosize
        minRows={3}
        maxLength={most}
        data-autofocus
        key={call.form.key('reason')}
        {...call.form.getInputProps('reason')}
      />
      <DialogActions submitLabel={<Trans context="staff">Send request</Trans>} isBusy={call.isSending} onCancel={onClose} />
    </form>
  );
}
