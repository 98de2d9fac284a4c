import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstProblem } from '../../../shared/focus-problem.ts';
import { useTimeZone } from '../../../shared/use-time-zone.ts';
import { WhatHappens } from '../choose/what-happens.tsx';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import type { CapturedMedia } from '../record/taken.ts';
import { emptyDetails, detailsProblems, type DetailsProblems } from './document-details.ts';
import { DocumentDetailsFields } from './document-details-fields.tsx';
import classes from './send.module.css';
import { TakenList } from './taken-list.tsx';
import { useSending } from './use-sending.ts';

type SendStepProps = {
  taken: CapturedMedia;
  /** Somebody could have lifetime premium with this document. */
  givesLifetime: boolean;
  onAgain: (kind: 'front' | 'back' | 'video') => void;
  onSent: () => void;
};

/** Everything once more, what stands on the document, and off it goes. */
export function SendStep({ taken, givesLifetime, onAgain, onSent }: SendStepProps) {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone();
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(emptyDetails);
  const [problems, setProblems] = useState<DetailsProblems>({});
  const [lifetime, setLifetime] = useState(givesLifetime);
  const { progress, errorMessage, isSending, send } = useSending(onSent);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = detailsProblems(typed, { now: new Date(), timeZone });
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) focusFirstProblem(element.current);
    else void send({ taken, typed, lifetime });
  }

  return (
    <Frame
      step={2}
      title={<Trans>Look once more, then send</Trans>}
      lead={<Trans>Is everything readable? Only what you see here is sent.</Trans>}
      aside={<WhatHappens />}
    >
      <TakenList taken={taken} isLocked={isSending} onAgain={onAgain} />
      <form ref={element} noValidate onSubmit={handleSubmit}>
        <h2 className={frame.subtitle}>
          <Trans>What stands on the document</Trans>
        </h2>
        <p className={frame.lead}>
          <Trans>
            Sealed like the photos. Of the number we keep a mark that cannot be turned back, so that nobody uses a document twice.
          </Trans>
        </p>
        <DocumentDetailsFields typed={typed} problems={problems} onChange={setTyped} />
        {givesLifetime && (
          <Checkbox
            label={t`Apply for lifetime premium with it`}
            description={t`Free, as long as places are left.`}
            checked={lifetime}
            onChange={({ currentTarget }) => setLifetime(currentTarget.checked)}
          />
        )}
        {progress !== null && (
          <div className={classes.sending} role="status">
            <Trans>Sealing and sending: {i18n.number(progress, { style: 'percent' })}</Trans>
            <progress className={classes.progress} value={progress} max={1} aria-label={t`Sending`} />
          </div>
        )}
        {errorMessage && (
          <p className={classes.error} role="alert">
            {errorMessage}
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
