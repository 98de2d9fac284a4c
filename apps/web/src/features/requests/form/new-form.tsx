import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { requests } from '@subrosa/contract/endpoints/requests';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { quietClient } from '../../../shared/api/client.ts';
import { sentenceOf } from '../../../shared/i18n/error-messages.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { keepRequest } from '../calls/caches.ts';
import { addToDraft, throwDraftAway } from '../calls/draft.ts';
import { deleteItems } from '../calls/media.ts';
import { quotaOfError, quotaQuery, type Quota } from '../calls/quota.ts';
import { emptyDraft, isEmpty, textOf, type Draft } from './draft.ts';
import classes from './form.module.css';
import { QuotaNote } from './quota-note.tsx';
import { RequestForm } from './request-form.tsx';
import { useKeepDraft } from './use-keep-draft.ts';
import { useRequestForm } from './use-request-form.ts';

type NewFormProps = {
  initial: Draft;
  /** When the draft was kept that this begins with. */
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
  const { keeping, stop, goOn } = useKeepDraft(draft, initial);

  async function send(written: Draft) {
    await stop();
    try {
      const answer = await quietClient.callWithVersion(requests.postRequest, { body: textOf(written) });
      const isHidden = answer.body.status === 'unpublished';
      showToast('info', { message: sentenceOf(isHidden ? 'requests.unpublished' : 'requests.posted') });
      await navigate({ to: '/requests/details/$id', params: { id: answer.body.id }, replace: true });
      await keepRequest(queryClient, answer);
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
    await throwDraftAway().catch(() => undefined);
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
              Your draft of <MomentText instant={savedAt} /> is back.
            </Trans>
          </p>
        </div>
      )}
      <RequestForm
        state={state}
        submitLabel={<Trans>Post request</Trans>}
        saveStatus={<DraftStatus keeping={keeping} />}
        advice={
          <>
            <p>
              <Trans>Members see the city and a distance band, never an address.</Trans>
            </p>
            <p>
              <Trans>You may correct a request for 10 minutes after posting; premium members at any time.</Trans>
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
        <Trans>What you wrote is deleted, with the photos and videos that you added.</Trans>
      </ConfirmDialog>
    </>
  );
}

function DraftStatus({ keeping }: { keeping: ReturnType<typeof useKeepDraft>['keeping'] }) {
  switch (keeping) {
    case 'keeping':
      return <Trans>Keeping your draft…</Trans>;
    case 'kept':
      return <Trans>Draft kept</Trans>;
    case 'failed':
      return <Trans>Your draft could not be kept. We try again with your next change.</Trans>;
    default:
      return <Trans>What you write is kept as a draft.</Trans>;
  }
}
