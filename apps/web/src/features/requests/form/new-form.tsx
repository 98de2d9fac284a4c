import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { requests } from '@subrosa/contract/endpoints/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { silentClient } from '../../../shared/api/client.ts';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { cacheRequest } from '../api/cache.ts';
import { addToDraft, discardDraft } from '../api/draft.ts';
import { deleteItems } from '../api/media.ts';
import { quotaOfError, quotaQuery, type Quota } from '../api/quota.ts';
import { emptyDraft, isEmpty, textOf, type Draft } from './draft.ts';
import classes from './form.module.css';
import { QuotaNote } from './quota-note.tsx';
import { RequestForm } from './request-form.tsx';
import { useSaveDraft } from './use-save-draft.ts';
import { useRequestForm } from './use-request-form.ts';

type NewFormProps = {
  initial: Draft;
  /** When the initial draft was saved. */
  savedAt: string | null;
  quota: Quota;
};

export function NewForm({ initial, savedAt, quota }: NewFormProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const [isRestored, setRestored] = useState(savedAt !== null && !isEmpty(initial));
  const state = useRequestForm(initial);
  const { draft } = state.form;
  const { saveState, stop, goOn } = useSaveDraft(draft, initial);

  async function send(written: Draft) {
    await stop();
    try {
      const response = await silentClient.callWithVersion(requests.postRequest, { body: textOf(written) });
      const isHidden = response.body.status === 'unpublished';
      showToast('info', { message: errorMessageDescriptor(isHidden ? 'requests.unpublished' : 'requests.posted') });
      await navigate({ to: '/requests/details/$id', params: { id: response.body.id }, replace: true });
      await cacheRequest(queryClient, response);
      queryClient.removeQueries({ queryKey: ['requests', 'feed'] });
    } catch (error) {
      goOn();
      const currentQuota = quotaOfError(error);
      if (currentQuota) queryClient.setQueryData(quotaQuery.queryKey, currentQuota);
      throw error;
    }
  }

  async function handleDiscard() {
    setConfirming(false);
    await stop();
    await discardDraft().catch(() => undefined);
    await deleteItems(draft.mediaIds);
    state.setDraft({ ...emptyDraft, city: draft.city });
    setRestored(false);
    goOn();
  }

  return (
    <>
      <QuotaNote quota={quota} />
      {isRestored && savedAt && (
        <div className={classes.notice}>
          <p>
            <Trans>
              We restored your draft from <MomentText instant={savedAt} />.
            </Trans>
          </p>
        </div>
      )}
      <RequestForm
        state={state}
        submitLabel={<Trans>Post request</Trans>}
        saveStatus={<DraftStatus saveState={saveState} />}
        advice={
          <>
            <p>
              <Trans>Members see the city and an approximate distance, never an address.</Trans>
            </p>
            <p>
              <Trans>You can correct a request for 10 minutes after posting. With premium, you can edit at any time.</Trans>
            </p>
          </>
        }
        action={
          !isEmpty(draft) && (
            <Button variant="subtle" size="md" onClick={() => setConfirming(true)}>
              <Trans>Discard draft</Trans>
            </Button>
          )
        }
        send={send}
        onArriveLate={(id) => addToDraft(queryClient, id)}
        onTakeOut={({ id }) => void deleteItems([id])}
      />
      <ConfirmDialog
        danger
        opened={isConfirming}
        title={<Trans>Discard this draft?</Trans>}
        confirmLabel={<Trans>Discard draft</Trans>}
        onConfirm={() => void handleDiscard()}
        onClose={() => setConfirming(false)}
      >
        <Trans>Your text, photos and videos will be deleted.</Trans>
      </ConfirmDialog>
    </>
  );
}

function DraftStatus({ saveState }: { saveState: ReturnType<typeof useSaveDraft>['saveState'] }) {
  switch (saveState) {
    case 'saving':
      return <Trans>Saving your draft…</Trans>;
    case 'saved':
      return <Trans>Draft saved</Trans>;
    case 'failed':
      return <Trans>We couldn’t save your draft. We’ll try again when you make a change.</Trans>;
    default:
      return <Trans>Your draft is saved as you type.</Trans>;
  }
}
