import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ClientError } from '@subrosa/contract/client/errors';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
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
  const { id, text, replyTo, writtenAt, state, files, attachments } = message;
  return (
    <article className={bubble.row} data-own>
      <div className={bubble.bubble}>
        {replyTo !== null && <Quote id={replyTo} />}
        {files.length > 0 && (
          <Suspense>
            <OutgoingFiles files={files} isStopped={state === 'failed' || state === 'waiting'} />
          </Suspense>
        )}
        {attachments.map((file) => (
          <bdi key={file.id} className={classes.file}>
            {file.name}
          </bdi>
        ))}
        {text !== '' && <MessageText text={text} />}
        {state === 'uploading' && (
          <Button size="sm" variant="default" onClick={() => discard(conversation.id, id)}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        {state === 'waiting' || state === 'failed' ? (
          <Unsent message={message} />
        ) : (
          <p className={bubble.footer}>
            <MomentText instant={writtenAt} clockOnly />
            <Ticks state="sending" />
          </p>
        )}
      </div>
    </article>
  );
}

const decisions: ReadonlySet<string> = new Set(['changedSince', 'joinedSince']);

/** Why a message is not sent, and what the member can do. */
function Unsent({ message: { id, state, problem, isStored } }: { message: UnsentMessage }) {
  const { conversation } = useConversation();
  const context = useSendContext();
  const isWaiting = state === 'waiting';
  const isOwnDecision = problem === 'old' || (problem instanceof ConversationError && decisions.has(problem.reason));
  const Icon = isWaiting ? IconClock : IconAlertCircle;
  return (
    <div className={classes.failed} role={isWaiting ? 'status' : 'alert'}>
      <p className={isWaiting ? classes.waiting : classes.error}>
        <Icon size={18} stroke={1.5} aria-hidden="true" />
        <span>
          {isWaiting ? <WaitingText problem={problem} /> : <SendErrorMessage problem={problem} />}
          {!isStored && (
            <>
              {' '}
              <Trans>It’s kept only until you close this page.</Trans>
            </>
          )}
        </span>
      </p>
      <div className={classes.actions}>
        <Button size="sm" variant="default" onClick={() => retry(context, id)}>
          {isOwnDecision ? <Trans>Send</Trans> : <Trans>Try again</Trans>}
        </Button>
        <Button size="sm" variant="subtle" c="var(--text)" onClick={() => discard(conversation.id, id)}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </div>
  );
}

function WaitingText({ problem }: { problem: unknown }) {
  if (!(problem instanceof ConversationError)) return <Trans>Not sent yet. We’ll send it when you’re online.</Trans>;
  return <Trans>Not sent yet. We’ll send it once the keys are confirmed.</Trans>;
}

function SendErrorMessage({ problem }: { problem: unknown }) {
  const { nameOf } = useConversation();
  if (problem === 'old') return <Trans>Not sent: you wrote this more than 7 days ago.</Trans>;
  if (problem === 'closed') return <Trans>Not sent: you can’t send messages here right now.</Trans>;
  if (problem instanceof ClientError) return <ErrorMessage error={problem} fallback={problem.message} />;
  if (!(problem instanceof ConversationError)) return <Trans>Not sent. Please try again.</Trans>;
  const { reason, memberId = '' } = problem;
  switch (reason) {
    case 'identityChanged':
    case 'unconfirmed':
      return <Trans>Not sent: the safety number has changed. Accept it first.</Trans>;
    case 'changedSince':
      return (
        <Trans>
          Not sent: the safety number with <bdi>{nameOf(memberId)}</bdi> changed after you wrote this. Compare it before you send.
        </Trans>
      );
    case 'joinedSince':
      return (
        <Trans>
          Not sent: <bdi>{nameOf(memberId)}</bdi> joined after you wrote this.
        </Trans>
      );
    case 'log':
    case 'epochs':
    case 'keyLog':
    case 'settings':
      return <Trans>Not sent: a security check failed.</Trans>;
    case 'locked':
      return <Trans>Not sent: your messages are locked. Unlock them first.</Trans>;
    default:
      return <Trans>Not sent. Please try again.</Trans>;
  }
}
