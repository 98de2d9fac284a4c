import { Trans } from '@lingui/react/macro';
import classes from './quote.module.css';
import { useTalk } from './talk-context.ts';

type QuoteProps = { id: string };

/** What a message answers, as far as it is at hand. */
export function Quote({ id }: QuoteProps) {
  const { thread, ownId, peer } = useTalk();
  const answered = thread.entries.find((entry) => entry.id === id);
  return (
    <blockquote className={classes.quote}>
      {answered && <bdi className={classes.name}>{answered.senderId === ownId ? <Trans>You</Trans> : peer?.username}</bdi>}
      <span className={classes.words} dir="auto">
        {answered?.kind === 'text' ? answered.text : <Trans>An earlier message</Trans>}
      </span>
    </blockquote>
  );
}
