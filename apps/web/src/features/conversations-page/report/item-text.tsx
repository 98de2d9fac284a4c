import { Trans } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { RecentDay } from '../../../shared/ui/recent-day.tsx';
import { useConversation } from '../conversation/conversation-context.ts';
import { useSummary } from '../text/use-summary.ts';
import classes from './messages.module.css';
import type { ReportItem } from './report-items.ts';

type ItemTextProps = {
  item: ReportItem;
  /** Whether to show the whole text instead of its beginning. */
  isFull?: boolean;
};

/** An item as staff would see it: sender, time and content. */
export function ItemText({ item, isFull = false }: ItemTextProps) {
  const { nameOf } = useConversation();
  return (
    <span className={classes.message}>
      <span className={classes.who}>
        <bdi>{nameOf(item.senderId)}</bdi> · <When item={item} />
        <Kind item={item} />
      </span>
      <span className={isFull ? classes.full : classes.excerpt} dir="auto">
        <Text item={item} />
      </span>
    </span>
  );
}

function When({ item }: { item: ReportItem }) {
  if (item.kind === 'group') return <RecentDay day={item.group.stamped.stampedOn} />;
  if (item.kind === 'reaction') return <RecentDay day={item.reaction.encrypted.stampedOn} />;
  return <MomentText instant={item.entry.sentAt} />;
}

function Kind({ item }: { item: ReportItem }) {
  switch (item.kind) {
    case 'group':
      return <> · {item.change ? <Trans>Earlier group name</Trans> : <Trans>Group name</Trans>}</>;
    case 'reaction':
      return <> · {item.change ? <Trans>Removed reaction</Trans> : <Trans>Reaction</Trans>}</>;
    case 'auto':
      return (
        <>
          {' · '}
          <Trans>Auto-reply</Trans>
        </>
      );
    default:
      return item.change && <> · {item.change === 'edited' ? <Trans>Before editing</Trans> : <Trans>Deleted later</Trans>}</>;
  }
}

function Text({ item }: { item: ReportItem }) {
  const summary = useSummary();
  if (item.kind === 'group') return item.group.name;
  if (item.kind === 'auto') return item.entry.text;
  const { text, attachments } = item.entry;
  const message = summary({ text, attachments });
  if (item.kind === 'message') return message;
  return (
    <Trans>
      <bdi>{item.reaction.emoji}</bdi> to “{message}”
    </Trans>
  );
}
