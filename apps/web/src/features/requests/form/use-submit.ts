import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { requests } from '@subrosa/contract/endpoints/requests';
import { ClientError } from '@subrosa/contract/client/errors';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { silentClient } from '../../../shared/api/client.ts';
import { errorMessageFor, errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { textOf, type Draft } from './draft.ts';
import type { RequestPreview } from './preview-dialog.tsx';

type SubmitOptions = {
  draft: Draft;
  /** Shows the errors; returns true when there are none. */
  check: () => boolean;
  complain: (error: unknown) => void;
  /** Whether uploads are in progress, which the post would lack. */
  isWaiting: boolean;
  /** Whether the post exists: its items belong to it already, so the preview checks only its text. */
  isPosted: boolean;
  /** Sends the post. */
  send: (draft: Draft) => Promise<void>;
  /** Called after the errors are rendered. */
  onProblem: () => void;
};

/** The preview and the submission of the form. */
export function useSubmit({ draft, check, complain, isWaiting, isPosted, send, onProblem }: SubmitOptions) {
  const [outlook, setOutlook] = useState<RequestPreview | null>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [submitError, setSubmitError] = useState<string | null>(null);

  function isReady(): boolean {
    const right = flushed(check);
    setSubmitError(right && isWaiting ? i18n._(msg`Wait until your files have uploaded, or cancel them.`) : null);
    if (!right) onProblem();
    return right && !isWaiting;
  }

  function showError(error: unknown) {
    flushSync(() => {
      complain(error);
      setOutlook(null);
      setSubmitError(errorTextOf(error));
    });
    onProblem();
  }

  async function preview() {
    if (!isReady()) return;
    setPreviewing(true);
    const text = textOf(draft);
    const body = isPosted ? { ...text, mediaIds: [] } : text;
    await silentClient.call(requests.previewRequest, { body }).then(setOutlook, showError);
    setPreviewing(false);
  }

  async function submit() {
    if (!isReady()) return;
    setSending(true);
    await send(draft).catch(showError);
    setSending(false);
  }

  return { outlook, isPreviewing, isSending, submitError, preview, submit, closePreview: () => setOutlook(null) };
}

/** Rendered synchronously, so that the first error can get the focus. */
function flushed(check: () => boolean): boolean {
  let right = false;
  flushSync(() => {
    right = check();
  });
  return right;
}

/** Why the post was not sent, for the line beside the buttons. */
function errorTextOf(error: unknown): string {
  const general = errorMessageDescriptor('server.error');
  return error instanceof ClientError ? errorMessageFor(error.code, general) : general;
}
