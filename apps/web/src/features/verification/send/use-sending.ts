import { useEffect, useRef, useState } from 'react';
import { silentClient } from '../../../shared/api/client.ts';
import { useVerificationCalls } from '../api/use-verification.ts';
import { filesOf, type CapturedMedia } from '../record/captured-media.ts';
import { detailsOf, type TypedDetails } from './document-details.ts';
import { abandonDocument, sendDocuments } from './send-documents.ts';

type SubmissionInput = { taken: CapturedMedia; typed: TypedDetails; lifetime: boolean };

/** Encrypts, uploads and submits; a retry skips files that are already uploaded. */
export function useSendSubmission(onSent: () => void) {
  const { submit } = useVerificationCalls();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  const detailsFile = useRef<Blob | null>(null);

  useEffect(() => () => stop.current?.abort(), []);

  async function send({ taken, typed, lifetime }: SubmissionInput) {
    const { signal } = (stop.current = new AbortController());
    const details = detailsOf(typed);
    const { documentNumber, country: issuedBy, expiresOn } = details;
    const file = new Blob([JSON.stringify(details)], { type: 'application/json' });
    // The typed details may have changed since the last attempt.
    if (detailsFile.current) await abandonDocument(detailsFile.current);
    detailsFile.current = file;
    const outgoing = [...filesOf(taken), { kind: 'details' as const, file }];
    const documents = await sendDocuments(outgoing, { signal, onProgress: setProgress });
    await submit({ method: 'document', documents, documentNumber, issuedBy, expiresOn, lifetime }, silentClient);
  }

  async function handleSend(sent: SubmissionInput) {
    setError(null);
    setProgress(0);
    try {
      await send(sent);
      onSent();
    } catch (reason) {
      setError(reason);
    }
    setProgress(null);
  }

  return { progress, error, isSending: progress !== null, send: handleSend };
}
