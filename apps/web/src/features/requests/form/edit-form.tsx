import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { requests } from '@subrosa/contract/endpoints/requests';
import { CallError } from '@subrosa/contract/client/errors';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { quietClient } from '../../../shared/api/client.ts';
import { sentenceOf } from '../../../shared/i18n/error-messages.ts';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { keepRequest } from '../calls/caches.ts';
import { requestQuery, type RequestView } from '../calls/request.ts';
import { Mark } from '../details/marked-text.tsx';
import { linkToRequest } from '../request-link.ts';
import { changedFields, draftOfRequest, rebase, textOf, type Draft } from './draft.ts';
import classes from './form.module.css';
import { LeaveDialog } from '../../../shared/ui/leave-dialog.tsx';
import { RequestForm } from './request-form.tsx';
import { useRequestForm } from './use-request-form.ts';

type EditFormProps = { request: RequestView; version: string | undefined };

export function EditForm({ request, version }: EditFormProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [base, setBase] = useState(() => ({ saved: draftOfRequest(request), version }));
  const [isStale, setStale] = useState(false);
  const state = useRequestForm(base.saved);
  const { draft } = state.form;
  const isDirty = changedFields(draft, base.saved).length > 0;
  const { id, own, status } = request;

  /** What was written here is put on top of what another window saved. */
  async function catchUp() {
    const latest = await queryClient.fetchQuery({ ...requestQuery(id), staleTime: 0 });
    const saved = draftOfRequest(latest.body);
    state.setDraft((before) => rebase(before, base.saved, saved));
    setBase({ saved, version: latest.version });
    setStale(true);
  }

  async function send(written: Draft) {
    try {
      const answer = await quietClient.callWithVersion(requests.editRequest, {
        params: { id },
        body: textOf(written),
        version: base.version,
      });
      const isMarked = (answer.body.own?.passages.length ?? 0) > 0;
      showToast('info', { message: sentenceOf(isMarked ? 'requests.unpublished' : 'requests.saved') });
      await navigate({ to: '/requests/details/$id', params: { id }, replace: true, ignoreBlocker: true });
      await keepRequest(queryClient, answer);
    } catch (error) {
      if (error instanceof CallError && error.code === 'version.stale') await catchUp().catch(() => undefined);
      throw error;
    }
  }

  return (
    <>
      {isStale && (
        <div className={classes.notice} data-tone="warn" role="alert">
          <p>
            <Trans>This request was changed in another window. What you see now is the latest, with your changes on top.</Trans>
          </p>
        </div>
      )}
      {own && status === 'unpublished' && own.passages.length > 0 && (
        <div className={classes.notice} data-tone="warn">
          <p>
            <Trans>Please change these passages:</Trans>{' '}
            {own.passages.map(({ field, from, to }) => (
              <span key={`${field} ${from}`}>
                <Mark>{request[field].slice(from, to)}</Mark>{' '}
              </span>
            ))}
          </p>
        </div>
      )}
      <RequestForm
        isPosted
        state={state}
        submitLabel={<Trans>Save changes</Trans>}
        saveStatus={isDirty ? <Trans>Not saved yet</Trans> : <Trans>Everything is saved</Trans>}
        advice={
          <>
            {own?.correctionUntil && status === 'published' && (
              <p>
                <Trans>
                  You can correct slips until <MomentText instant={own.correctionUntil} clockOnly />. After that, premium members edit at
                  any time.
                </Trans>
              </p>
            )}
            {status === 'unpublished' && (
              <p>
                <Trans>Once it is mended and saved, ask for review on its page.</Trans>
              </p>
            )}
          </>
        }
        action={
          <Button component={Link} {...linkToRequest(id)} variant="subtle" size="md">
            <Trans>Close</Trans>
          </Button>
        }
        send={send}
        onArriveLate={async () => undefined}
        onTakeOut={() => undefined}
      />
      <LeaveDialog isDirty={isDirty} />
    </>
  );
}
