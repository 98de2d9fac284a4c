import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { DecisionPane } from '../decision/decision-pane.tsx';
import { MediaSkeleton } from '../case/media-skeleton.tsx';
import { CasePane } from '../case/case-pane.tsx';
import { CaseToolbar } from '../case/case-toolbar.tsx';
import { neighbour } from '../next-case.ts';
import type { ReviewState } from '../use-review.ts';
import classes from './opened-case.module.css';

type OpenedCaseProps = { review: ReviewState; isWide: boolean; titleRef: Ref<HTMLHeadingElement> };

/** The case in the URL with its decision, in every state. */
export function OpenedCase({ review, isWide, titleRef }: OpenedCaseProps) {
  const { opened, openId, queue, navigation } = review;
  if (openId === null) return <div className={classes.lone}>{queue.status === 'ready' && <NoCaseOpen count={queue.cases.length} />}</div>;

  const goTo = (id: string | null) => (id === null ? undefined : () => navigation.open(id));
  const strip = !isWide && (
    <CaseToolbar
      onQueue={() => navigation.open(null)}
      onPrevious={goTo(neighbour(queue.cases, openId, -1))}
      onNext={goTo(neighbour(queue.cases, openId, 1))}
    />
  );
  if (!opened.data) {
    return (
      <div className={classes.lone}>
        {strip}
        <QueryFallback query={opened} skeleton={<MediaSkeleton />} />
      </div>
    );
  }
  const { data } = opened;
  return (
    <>
      <CasePane
        opened={data}
        revealing={review.revealing}
        isDeclining={review.draft.decision === 'reject'}
        strip={strip}
        titleRef={titleRef}
      />
      <DecisionPane
        opened={data}
        draft={review.draft}
        wanted={review.wanted}
        wasIncomplete={review.wasIncomplete}
        isWide={isWide}
        isClaiming={review.isClaiming}
        onChange={review.change}
        onSend={() => review.send(data)}
        onClaim={() => review.claim(data.id)}
        onRelease={() => review.release(data.id)}
      />
    </>
  );
}

function NoCaseOpen({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <EmptyState title={<Trans>Choose a case</Trans>}>
      <Trans>The most urgent cases are at the top of the queue.</Trans>
    </EmptyState>
  );
}
