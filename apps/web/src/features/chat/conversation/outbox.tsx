import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ClientError } from '@subrosa/contract/client/errors';
import { ConversationRefused } from '@subrosa/crypto/conversation/errors';
import { IconAlertCircle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { sentenceFor } from '../../../shared/i18n/sentences.ts';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { discard, type Outgoing, retry } from '../../conversations/index.ts';
import { usePlace } from './use-place.ts';
import bubble from './bubble.module.css';
import { MessageText } from './message-text.tsx';
import classes from './outbox.module.css';
import { Quote } from './quote.tsx';
import { Ticks } from './ticks.tsx';
import { useTalk } from './talk-context.ts';

const OutgoingFiles = lazy(async () => ({ default: (await import('../files/outgoing-files.tsx')).OutgoingFiles }));

/** What is on its way, and what did not get there. */
export function Outbox() {
  const { thread } = useTalk();
  if (thread.outbox.length === 0) return null;
  return (
    <ol className={classes.list}>
      {thread.outbox.map((letter) => (
        <li key={letter.id}>
          <Letter letter={letter} />
        </li>
      ))}
    </ol>
  );
}

function Letter({ letter }: { letter: Outgoing }) {
  const { conversation } = useTalk();
  const place = usePlace();
  const { id, text, replyTo, writtenAt, state, problem, files } = letter;
  return (
    <article className={bubble.row} data-own>
      <div className={bubble.bubble}>
        {replyTo !== null && <Quote id={replyTo} />}
        {files.length > 0 && (
          <Suspense>
            <OutgoingFiles files={files} isStopped={state === 'failed'} />
          </Suspense>
        )}
        {text !== '' && <MessageText text={text} />}
        {state === 'uploading' && (
          <Button size="sm" variant="default" onClick={() => discard(conversation.id, id)}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        {state !== 'failed' ? (
          <p className={bubble.foot}>
            <MomentText instant={writtenAt} clockOnly />
            <Ticks state="sending" />
          </p>
        ) : (
          <div className={classes.failed} role="alert">
            <p className={classes.problem}>
              <IconAlertCircle size={18} stroke={1.5} aria-hidden="true" />
              <span>
                <Problem problem={problem} />
              </span>
            </p>
            <div className={classes.actions}>
              <Button size="sm" variant="default" onClick={() => retry(place, id)}>
                <Trans>Try again</Trans>
              </Button>
              <Button size="sm" variant="subtle" c="var(--text)" onClick={() => discard(conversation.id, id)}>
                <Trans>Discard</Trans>
              </Button>
            </div>
          </div>
        )}
      </div>
    </article>
  );
}

function Problem({ problem }: { problem: unknown }) {
  if (problem instanceof ConversationRefused && problem.because === 'identityChanged') {
    return <Trans>Not sent: the security key has changed. Accept it first.</Trans>;
  }
  if (problem instanceof ClientError) return sentenceFor(problem.code, problem.message);
  return <Trans>Not sent. Please try again.</Trans>;
}
