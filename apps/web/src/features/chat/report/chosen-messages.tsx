import { Plural, Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { TextEntry } from '../../conversations/index.ts';
import { useTalk } from '../conversation/talk-context.ts';
import classes from './messages.module.css';

type ChosenMessagesProps = { messages: readonly TextEntry[]; onBack: () => void };

/** Exactly what staff will read, before it is sent. */
export function ChosenMessages({ messages, onBack }: ChosenMessagesProps) {
  const { ownId, peer } = useTalk();
  return (
    <section className={classes.chosen}>
      <h3 className={classes.heading}>
        <Plural
          value={messages.length}
          _0="No message is shown to our staff"
          one="Our staff will read this message"
          other="Our staff will read these # messages"
        />
      </h3>
      <ol className={classes.list}>
        {messages.map(({ id, senderId, sentAt, text }) => (
          <li key={id} className={classes.message}>
            <span className={classes.who}>
              <bdi>{senderId === ownId ? <Trans>You</Trans> : peer?.username}</bdi> · <MomentText instant={sentAt} />
            </span>
            <span className={classes.full} dir="auto">
              {text}
            </span>
          </li>
        ))}
      </ol>
      <Anchor component="button" type="button" onClick={onBack}>
        <Trans>Choose other messages</Trans>
      </Anchor>
    </section>
  );
}
