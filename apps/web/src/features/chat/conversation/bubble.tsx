import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { sentState, type Shown } from '../../conversations/index.ts';
import classes from './bubble.module.css';
import { Ticks } from './ticks.tsx';
import { useTalk } from './talk-context.ts';

type BubbleProps = {
  entry: Shown;
  /** Quiet: nothing to read. Open: not encrypted. */
  look?: 'quiet' | 'open';
  /** The first of several by the same member. */
  begins: boolean;
  menu?: ReactNode;
  /** Below what was said. */
  under?: ReactNode;
  children: ReactNode;
};

/** Who said it, what, and when. */
export function Bubble({ entry, look, begins, menu, under, children }: BubbleProps) {
  const { conversation, ownId, nameOf } = useTalk();
  const isOwn = entry.senderId === ownId;
  const isNamed = begins && !isOwn && conversation.group !== null;
  const name = nameOf(entry.senderId);
  return (
    <article className={classes.row} data-own={isOwn || undefined}>
      <div className={classes.bubble} data-look={look}>
        {isNamed ? <bdi className={classes.name}>{name}</bdi> : <VisuallyHidden>{name}</VisuallyHidden>}
        {children}
        <p className={classes.foot}>
          {entry.kind === 'text' && entry.isEdited && <Trans>edited</Trans>}
          <MomentText instant={entry.sentAt} clockOnly />
          {isOwn && entry.kind === 'text' && <Ticks state={sentState(conversation, ownId, entry.sequence)} />}
        </p>
        {under}
      </div>
      {menu}
    </article>
  );
}
