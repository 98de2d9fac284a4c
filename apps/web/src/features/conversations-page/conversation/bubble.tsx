import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { SentState, TimelineEntry } from '../../conversations/index.ts';
import classes from './bubble.module.css';
import { Ticks } from './ticks.tsx';
import { useRows } from './conversation-context.ts';

type BubbleProps = {
  entry: TimelineEntry;
  /** Quiet: no content to read. Open: not encrypted. */
  variant?: 'quiet' | 'open';
  /** Whether this is the first of several messages by the same member. */
  startsRun: boolean;
  sent?: SentState | null;
  menu?: ReactNode;
  /** Rendered below the content. */
  under?: ReactNode;
  children: ReactNode;
};

/** A message with its sender and time. */
export function Bubble({ entry, variant, startsRun, sent = null, menu, under, children }: BubbleProps) {
  const { isGroup, ownId, nameOf } = useRows();
  const isOwn = entry.senderId === ownId;
  const isNamed = startsRun && !isOwn && isGroup;
  const name = nameOf(entry.senderId);
  return (
    <article className={classes.row} data-own={isOwn || undefined}>
      <div className={classes.bubble} data-variant={variant}>
        {isNamed ? <bdi className={classes.name}>{name}</bdi> : <VisuallyHidden>{name}</VisuallyHidden>}
        {children}
        <p className={classes.footer}>
          {entry.kind === 'text' && entry.isEdited && <Trans>edited</Trans>}
          {entry.kind === 'text' && entry.isUnproved && <Trans>not confirmed yet</Trans>}
          <MomentText instant={entry.sentAt} clockOnly />
          {sent && <Ticks state={sent} />}
        </p>
        {under}
      </div>
      {menu}
    </article>
  );
}
