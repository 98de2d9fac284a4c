import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from '../../../shared/focus-first-error.ts';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
import { useTimeZone } from '../../../shared/use-time-zone.ts';
import { WhatHappens } from '../choose/what-happens.tsx';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import type { CapturedMedia } from '../record/captured-media.ts';
import { emptyDetails, validateDetails, type DetailsErrors } from './document-details.ts';
import { DocumentDetailsFields } from './document-details-fields.tsx';
import classes from './send.module.css';
import { CapturedList } from './captured-list.tsx';
import { useSendSubmission } from './use-sending.ts';

type SendStepProps = {
  taken: CapturedMedia;
  /** Whether this document can also give lifetime premium. */
  givesLifetime: boolean;
  onAgain: (kind: 'front' | 'back' | 'video') => void;
  onSent: () => void;
};

/** The last step: the captured files, the details of the document, and the submit button. */
export function SendStep({ taken, givesLifetime, onAgain, onSent }: SendStepProps) {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone();
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(emptyDetails);
  const [problems, setProblems] = useState<DetailsErrors>({});
  const [lifetime, setLifetime] = useState(givesLifetime);
  const { progress, error, isSending, send } = useSendSubmission(onSent);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = validateDetails(typed, { now: new Date(), timeZone });
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) focusFirstError(element.current);
    else void send({ taken, typed, lifetime });
  }

  return (
    <Frame
      step={2}
      title={<Trans>Review and send</Trans>}
      lead={<Trans>Is everything readable? We only send what you see here.</Trans>}
      aside={<WhatHappens />}
    >
      <CapturedList taken={taken} isLocked={isSending} onAgain={onAgain} />
      <form ref={element} noValidate onSubmit={handleSubmit}>
        <h2 className={frame.subtitle}>
          <Trans>Details on your ID</Trans>
        </h2>
        <p className={frame.lead}>
          <Trans>Encrypted like your photos. We keep only a one-way fingerprint of the number, so no one can use the same ID twice.</Trans>
        </p>
        <DocumentDetailsFields typed={typed} problems={problems} onChange={setTyped} />
        {givesLifetime && (
          <Checkbox
            label={t`Also apply for lifetime premium`}
            description={t`Free while spots last.`}
            checked={lifetime}
            onChange={({ currentTarget }) => setLifetime(currentTarget.checked)}
          />
        )}
        {progress !== null && (
          <div className={classes.sending} role="status">
            <Trans>Encrypting and sending: {i18n.number(progress, { style: 'percent' })}</Trans>
            <progress className={classes.progress} value={progress} max={1} aria-label={t`Sending`} />
          </div>
        )}
        {error !== null && (
          <p className={classes.error} role="alert">
            <ErrorMessage error={error} fallback={t`That didn’t go through. Nothing is lost. Please try again.`} />
          </p>
        )}
        <div className={frame.actions}>
          <Button type="submit" size="md" loading={isSending}>
            <Trans>Send</Trans>
          </Button>
        </div>
      </form>
    </Frame>
  );
}
