import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { requests } from '@subrosa/contract/endpoints/requests';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { silentClient } from '../../../shared/api/client.ts';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
import { textOf, type Draft } from './draft.ts';
import type { RequestPreview } from './preview-dialog.tsx';

type SubmitOptions = {
  draft: Draft;
  /** Shows the errors; returns true when there are none. */
  check: () => boolean;
  complain: (error: unknown) => void;
  /** Whether uploads are in progress, which the post would lack. */
  isWaiting: boolean;
  /** Items of which the member has not declared who is depicted. */
  undeclared: readonly OwnMedia[];
  /** Whether the post exists: its items belong to it already, so the preview checks only its text. */
  isPosted: boolean;
  /** Sends the post. */
  send: (draft: Draft) => Promise<void>;
  /** Called after the errors are rendered. */
  onProblem: () => void;
  /** Asks who is depicted; the form is sent when the answer is saved. */
  declareFirst: (undeclared: readonly OwnMedia[]) => void;
};

type Answers = {
  /** The member has declared who is depicted, which the list of items may not show yet. */
  isDeclared?: boolean;
  /** The member has seen the outcome of the checks. */
  isConfirmed?: boolean;
};

/** The preview and the submission of the form. A text that would be hidden, and undeclared items, are asked about before it is sent. */
export function useSubmit({ draft, check, complain, isWaiting, undeclared, isPosted, send, onProblem, declareFirst }: SubmitOptions) {
  const [outlook, setOutlook] = useState<RequestPreview | null>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [submitError, setSubmitError] = useState<ReactNode>(null);

  function isReady({ isDeclared = false }: Answers = {}): boolean {
    const right = flushed(check);
    const needsAnswer = right && !isWaiting && !isDeclared && undeclared.length > 0;
    if (right && isWaiting) setSubmitError(i18n._(msg`Wait until your files have uploaded, or cancel them.`));
    else setSubmitError(needsAnswer ? i18n._(msg`Tell us who’s in your photos and videos before you post.`) : null);
    if (!right) onProblem();
    if (needsAnswer) declareFirst(undeclared);
    return right && !isWaiting && !needsAnswer;
  }

  function showError(error: unknown): undefined {
    flushSync(() => {
      complain(error);
      setOutlook(null);
      setSubmitError(<ErrorMessage error={error} />);
    });
    onProblem();
    return undefined;
  }

  /** What posting would do; undefined after an error. */
  const checkOutcome = () => {
    const text = textOf(draft);
    const body = isPosted ? { ...text, mediaIds: [] } : text;
    return silentClient.call(requests.previewRequest, { body }).catch((error: unknown): undefined => showError(error));
  };

  async function preview() {
    if (!isReady({ isDeclared: true })) return;
    setPreviewing(true);
    setOutlook((await checkOutcome()) ?? null);
    setPreviewing(false);
  }

  async function submit(answers: Answers = {}) {
    if (!isReady(answers)) return;
    setSending(true);
    const outcome = answers.isConfirmed ? null : await checkOutcome();
    if (outcome?.wouldPublish === false) setOutlook(outcome);
    else if (outcome !== undefined) await send(draft).catch(showError);
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
