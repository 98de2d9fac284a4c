import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { sentState, type Shown } from '../../conversations/index.ts';
import classes from './bubble.module.css';
import { Ticks } from './ticks.tsx';
import { useTalk } from './talk-context.ts';

type BubbleProps = {
  entry: Pick<Shown, 'senderId' | 'sentAt' | 'sequence' | 'kind'>;
  /** Quiet: nothing to read. Open: not encrypted. */
  look?: 'quiet' | 'open';
  menu?: ReactNode;
  children: ReactNode;
};

/** Who said it, what, and when. */
export function Bubble({ entry, look, menu, children }: BubbleProps) {
  const { conversation, ownId, peer } = useTalk();
  const isOwn = entry.senderId === ownId;
  const name = peer?.username ?? '';
  return (
    <article className={classes.row} data-own={isOwn || undefined}>
      <div className={classes.bubble} data-look={look}>
        <VisuallyHidden>{isOwn ? <Trans>You</Trans> : name}</VisuallyHidden>
        {children}
        <p className={classes.foot}>
          <MomentText instant={entry.sentAt} clockOnly />
          {isOwn && entry.kind === 'text' && <Ticks state={sentState(conversation, ownId, entry.sequence)} />}
        </p>
      </div>
      {menu}
    </article>
  );
}
