import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ClientError } from '@subrosa/contract/client/errors';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import { IconAlertCircle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { errorMessageFor } from '../../../shared/i18n/error-messages.ts';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { discard, type UnsentMessage, retry } from '../../conversations/index.ts';
import { useSendContext } from './use-send-context.ts';
import bubble from './bubble.module.css';
import { MessageText } from './message-text.tsx';
import classes from './outbox.module.css';
import { Quote } from './quote.tsx';
import { Ticks } from './ticks.tsx';
import { useConversation } from './conversation-context.ts';

const OutgoingFiles = lazy(async () => ({ default: (await import('../files/outgoing-files.tsx')).OutgoingFiles }));

/** Messages that are being sent, and those that failed. */
export function Outbox() {
  const { thread } = useConversation();
  if (thread.outbox.length === 0) return null;
  return (
    <ol className={classes.list}>
      {thread.outbox.map((message) => (
        <li key={message.id}>
          <OutgoingMessageRow message={message} />
        </li>
      ))}
    </ol>
  );
}

function OutgoingMessageRow({ message }: { message: UnsentMessage }) {
  const { conversation } = useConversation();
  const context = useSendContext();
  const { id, text, replyTo, writtenAt, state, problem, files } = message;
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
          <p className={bubble.footer}>
            <MomentText instant={writtenAt} clockOnly />
            <Ticks state="sending" />
          </p>
        ) : (
          <div className={classes.failed} role="alert">
            <p className={classes.error}>
              <IconAlertCircle size={18} stroke={1.5} aria-hidden="true" />
              <span>
                <SendErrorMessage problem={problem} />
              </span>
            </p>
            <div className={classes.actions}>
              <Button size="sm" variant="default" onClick={() => retry(context, id)}>
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

function SendErrorMessage({ problem }: { problem: unknown }) {
  if (problem instanceof ConversationError && (problem.reason === 'identityChanged' || problem.reason === 'unconfirmed')) {
    return <Trans>Not sent: the safety number has changed. Accept it first.</Trans>;
  }
  if (problem instanceof ConversationError && problem.reason === 'unproved') {
    return <Trans>Not sent: the keys aren’t confirmed yet. Try again later.</Trans>;
  }
  if (problem instanceof ClientError) return errorMessageFor(problem.code, problem.message);
  return <Trans>Not sent. Please try again.</Trans>;
}
