import { Trans } from '@lingui/react/macro';
import { useEntry } from '../../conversations/index.ts';
import { useSummary } from '../text/use-summary.ts';
import classes from './quote.module.css';
import { useRows } from './conversation-context.ts';

type QuoteProps = { id: string };

/** The message that is quoted, if it is loaded. */
export function Quote({ id }: QuoteProps) {
  const { conversationId, nameOf } = useRows();
  const summary = useSummary();
  const answered = useEntry(conversationId, id);
  return (
    <blockquote className={classes.quote}>
      {answered && <bdi className={classes.name}>{nameOf(answered.senderId)}</bdi>}
      <span className={classes.text} dir="auto">
        {answered?.kind === 'text' ? summary(answered) : <Trans>An earlier message</Trans>}
      </span>
    </blockquote>
  );
}
