import { Trans } from '@lingui/react/macro';
import { IconLock, IconMessageReply } from '@tabler/icons-react';
import type { Shown } from '../../conversations/index.ts';
import { Bubble } from './bubble.tsx';
import classes from './entry.module.css';
import { MessageMenu } from './message-menu.tsx';
import { MessageText } from './message-text.tsx';
import { Quote } from './quote.tsx';
import { useTalk } from './talk-context.ts';

type EntryProps = { entry: Shown };

/** One place in a conversation, whatever it holds. */
export function Entry({ entry }: EntryProps) {
  switch (entry.kind) {
    case 'text':
      return (
        <Bubble entry={entry} menu={<MessageMenu entry={entry} />}>
          {entry.replyTo !== null && <Quote id={entry.replyTo} />}
          <MessageText text={entry.text} />
        </Bubble>
      );
    case 'locked':
      return <Locked entry={entry} />;
    case 'auto':
      return (
        <Bubble entry={entry} look="open">
          <p className={classes.label}>
            <IconMessageReply size={16} stroke={1.5} aria-hidden="true" />
            <Trans>Automatic reply · not end-to-end encrypted</Trans>
          </p>
          <MessageText text={entry.text} />
        </Bubble>
      );
    case 'deleted':
      return (
        <Bubble entry={entry} look="quiet">
          <Trans>This message was deleted.</Trans>
        </Bubble>
      );
    case 'unreadable':
      return (
        <Bubble entry={entry} look="quiet">
          <Unreadable because={entry.because} />
        </Bubble>
      );
    default:
      return entry satisfies never;
  }
}

/** Who wrote and when is shown; what was written stays with the service. */
function Locked({ entry }: EntryProps) {
  const { peer } = useTalk();
  return (
    <Bubble entry={entry} look="quiet">
      <span className={classes.veil} aria-hidden="true" />
      <p className={classes.upgrade}>
        <IconLock size={16} stroke={1.5} aria-hidden="true" />
        <span>
          <Trans>Upgrade to read</Trans>
          <span className={classes.from}>
            <Trans>
              A message from <bdi>{peer?.username}</bdi>
            </Trans>
          </span>
        </span>
      </p>
    </Bubble>
  );
}

function Unreadable({ because }: { because: Extract<Shown, { kind: 'unreadable' }>['because'] }) {
  if (because === 'noKey') return <Trans>This was written for keys that you no longer have.</Trans>;
  if (because === 'identityChanged') return <Trans>Accept the new security key to read this message.</Trans>;
  return <Trans>This message could not be verified, so it is not shown.</Trans>;
}
