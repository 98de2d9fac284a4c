import { Trans } from '@lingui/react/macro';
import { IconArrowForwardUp, IconLock, IconMessageReply } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, memo, Suspense } from 'react';
import type { SentState, TimelineEntry, TextEntry } from '../../conversations/index.ts';
import { EventText } from '../text/event-text.tsx';
import { Bubble } from './bubble.tsx';
import classes from './entry.module.css';
import { MessageMenu } from './message-menu.tsx';
import { MessageText } from './message-text.tsx';
import { Quote } from './quote.tsx';
import { Reactions } from './reactions.tsx';
import { useRows } from './conversation-context.ts';

const Attachments = lazy(async () => ({ default: (await import('../files/attachments.tsx')).Attachments }));

type EntryProps = { entry: TimelineEntry; startsRun: boolean };

type SentProps = {
  /** The delivery state of the member's own message; null for others'. */
  sent: SentState | null;
};

/** One item of a conversation of any kind; rendered again only when it changes. */
export const Entry = memo(function Entry({ entry, startsRun, sent }: EntryProps & SentProps) {
  const { nameOf } = useRows();
  switch (entry.kind) {
    case 'text':
      return <MessageEntryView entry={entry} startsRun={startsRun} sent={sent} />;
    case 'locked':
      return <LockedEntry entry={entry} startsRun={startsRun} />;
    case 'auto':
      return (
        <Bubble entry={entry} startsRun={startsRun} variant="open">
          <p className={classes.label}>
            <IconMessageReply size={16} stroke={1.5} aria-hidden="true" />
            <Trans>Auto-reply · not end-to-end encrypted</Trans>
          </p>
          <MessageText text={entry.text} />
        </Bubble>
      );
    case 'deleted':
      return (
        <Bubble entry={entry} startsRun={startsRun} variant="quiet">
          <Trans>This message was deleted.</Trans>
        </Bubble>
      );
    case 'unreadable':
      return (
        <Bubble entry={entry} startsRun={startsRun} variant="quiet">
          <UnreadableEntry because={entry.because} />
        </Bubble>
      );
    case 'event':
      return (
        <p className={classes.event}>
          <EventText event={entry} nameOf={nameOf} />
        </p>
      );
    default:
      return entry satisfies never;
  }
});

function MessageEntryView({ entry, startsRun, sent }: SentProps & { entry: TextEntry; startsRun: boolean }) {
  const { conversationId } = useRows();
  const { senderId, text, replyTo, isForwarded, attachments } = entry;
  return (
    <Bubble entry={entry} startsRun={startsRun} sent={sent} menu={<MessageMenu entry={entry} />} under={<Reactions entry={entry} />}>
      {isForwarded && (
        <p className={classes.forwarded}>
          <IconArrowForwardUp size={16} stroke={1.5} aria-hidden="true" />
          <Trans>Forwarded</Trans>
        </p>
      )}
      {replyTo !== null && <Quote id={replyTo} />}
      {attachments.length > 0 && (
        <Suspense fallback={<span className={classes.coming} />}>
          <Attachments conversationId={conversationId} senderId={senderId} files={attachments} />
        </Suspense>
      )}
      {text !== '' && <MessageText text={text} />}
    </Bubble>
  );
}

/** The sender and the time are shown; the server withholds the content. */
function LockedEntry({ entry, startsRun }: EntryProps) {
  const { nameOf } = useRows();
  return (
    <Bubble entry={entry} startsRun={startsRun} variant="quiet">
      <span className={classes.veil} aria-hidden="true" />
      <p className={classes.upgrade}>
        <IconLock size={16} stroke={1.5} aria-hidden="true" />
        <span>
          <Link to="/upgrade" className={classes.link}>
            <Trans>Upgrade to read</Trans>
          </Link>
          <span className={classes.from}>
            <Trans>
              Message from <bdi>{nameOf(entry.senderId)}</bdi>
            </Trans>
          </span>
        </span>
      </p>
    </Bubble>
  );
}

function UnreadableEntry({ because }: { because: Extract<TimelineEntry, { kind: 'unreadable' }>['because'] }) {
  if (because === 'noKey') return <Trans>This message can’t be opened. It was sent before you reset your keys.</Trans>;
  if (because === 'identityChanged') return <Trans>Accept the new safety number to read this message.</Trans>;
  return <Trans>This message couldn’t be verified, so it isn’t shown.</Trans>;
}
