import { useLingui } from '@lingui/react/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import { useEffect, useRef, useState } from 'react';
import { quietClient } from '../../../shared/api/client.ts';
import { sentenceFor } from '../../../shared/i18n/sentences.ts';
import { useVerificationCalls } from '../calls/use-verification.ts';
import { filesOf, type Taken } from '../record/taken.ts';
import { particularsOf, type TypedParticulars } from './particulars.ts';
import { giveUpDocument, sendDocuments } from './send-documents.ts';

type Sent = { taken: Taken; typed: TypedParticulars; lifetime: boolean };

/** Seals, sends and submits; what is there already is not sent again when it is tried again. */
export function useSending(onSent: () => void) {
  const { t } = useLingui();
  const { submit } = useVerificationCalls();
  const [progress, setProgress] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  const sealed = useRef<Blob | null>(null);

  useEffect(() => () => stop.current?.abort(), []);

  async function send({ taken, typed, lifetime }: Sent) {
    const { signal } = (stop.current = new AbortController());
    const said = particularsOf(typed);
    const { documentNumber, country: issuedBy, expiresOn } = said;
    const file = new Blob([JSON.stringify(said)], { type: 'application/json' });
    // What was typed may have changed since the last try.
    if (sealed.current) await giveUpDocument(sealed.current);
    sealed.current = file;
    const outgoing = [...filesOf(taken), { kind: 'particulars' as const, file }];
    const documents = await sendDocuments(outgoing, { signal, onProgress: setProgress });
    await submit({ method: 'document', documents, documentNumber, issuedBy, expiresOn, lifetime }, quietClient);
  }

  async function handleSend(sent: Sent) {
    setTrouble(null);
    setProgress(0);
    try {
      await send(sent);
      onSent();
    } catch (error) {
      const general = t`That did not arrive. Nothing is lost: please try again.`;
      setTrouble(error instanceof ClientError ? sentenceFor(error.code, general) : general);
    }
    setProgress(null);
  }

  return { progress, trouble, isSending: progress !== null, send: handleSend };
}
