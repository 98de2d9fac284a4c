import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { requests } from '@subrosa/contract/endpoints/requests';
import { ResponseError } from '@subrosa/contract/client/errors';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { silentClient } from '../../../shared/api/client.ts';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { cacheRequest } from '../api/cache.ts';
import { requestQuery, type RequestView } from '../api/request.ts';
import { FlaggedSpan } from '../details/flagged-text.tsx';
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

  const flagged = (own?.flaggedSpans ?? []).map(({ field, from, to }) => ({ field, passage: request[field].slice(from, to) }));
  const remaining = [...new Set(flagged.flatMap(({ field, passage }) => (draft[field].includes(passage) ? passage : [])))];

  /** Applies the changes of this form on top of what another window saved. */
  async function catchUp() {
    const latest = await queryClient.fetchQuery({ ...requestQuery(id), staleTime: 0 });
    const saved = draftOfRequest(latest.body);
    state.setDraft((before) => rebase(before, base.saved, saved));
    setBase({ saved, version: latest.version });
    setStale(true);
  }

  async function send(written: Draft) {
    try {
      const response = await silentClient.callWithVersion(requests.editRequest, {
        params: { id },
        body: textOf(written),
        version: base.version,
      });
      const isFlagged = (response.body.own?.flaggedSpans.length ?? 0) > 0;
      showToast('info', { message: errorMessageDescriptor(isFlagged ? 'requests.unpublished' : 'requests.saved') });
      await navigate({ to: '/requests/details/$id', params: { id }, replace: true, ignoreBlocker: true });
      await cacheRequest(queryClient, response);
    } catch (error) {
      if (error instanceof ResponseError && error.code === 'version.stale') await catchUp().catch(() => undefined);
      throw error;
    }
  }

  return (
    <>
      {isStale && (
        <div className={classes.notice} data-tone="warn" role="alert">
          <p>
            <Trans>This request was changed in another window. You’re now seeing the latest version with your changes on top.</Trans>
          </p>
        </div>
      )}
      {own && status === 'unpublished' && remaining.length > 0 && (
        <div className={classes.notice} data-tone="warn">
          <p>
            <Trans>Change this text:</Trans>{' '}
            {remaining.map((passage) => (
              <span key={passage}>
                <FlaggedSpan>{passage}</FlaggedSpan>{' '}
              </span>
            ))}
          </p>
        </div>
      )}
      <RequestForm
        isPosted
        state={state}
        submitLabel={<Trans>Save changes</Trans>}
        saveStatus={isDirty ? <Trans>Not saved yet</Trans> : <Trans>All changes saved</Trans>}
        advice={
          <>
            {own?.correctionUntil && status === 'published' && (
              <p>
                <Trans>
                  You can fix mistakes until <MomentText instant={own.correctionUntil} clockOnly />. With premium, you can edit at any time.
                </Trans>
              </p>
            )}
            {status === 'unpublished' && (
              <p>
                <Trans>Once you’ve fixed and saved it, publish it again or ask for a review on its page.</Trans>
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
