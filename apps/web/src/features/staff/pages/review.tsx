import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { OpenedCase } from '../parts/opened-case.tsx';
import { QueuePane } from '../queue/queue-pane.tsx';
import { CaseQueueContext, generalQueue, identityQueue, type CaseQueueConfig } from '../case-queues.ts';
import { AccessRequests } from '../access-requests/access-requests.tsx';
import { useReview } from '../use-review.ts';
import { useReviewShortcuts } from '../use-review-shortcuts.ts';
import classes from './review.module.css';

/** `/staff/media`: all cases that await a decision. */
export function Review() {
  return <CaseQueuePage queue={generalQueue} title={<Trans>Review</Trans>} />;
}

/** `/staff/verifications`: identity cases. The next case is claimed automatically. */
export function Verifications() {
  return (
    <CaseQueuePage queue={identityQueue} title={<Trans>Identity</Trans>}>
      <AccessRequests />
    </CaseQueuePage>
  );
}

type CaseQueuePageProps = { queue: CaseQueueConfig; title: ReactNode; children?: ReactNode };

function CaseQueuePage({ queue, ...page }: CaseQueuePageProps) {
  return (
    <CaseQueueContext value={queue}>
      <Cases {...page} />
    </CaseQueueContext>
  );
}

/** The queue, a case and the decision: side by side from 960 px; on narrower screens the queue, or a case above its decision. */
function Cases({ title: name, children }: Omit<CaseQueuePageProps, 'queue'>) {
  const isWide = useBreakpoint() === 'desktop';
  const title = useRef<HTMLHeadingElement>(null);
  const goesOn = useRef(false);
  const review = useReview({ onNext: () => (goesOn.current = true) });
  const { openId, opened } = review;
  const hasQueue = isWide || openId === null;
  useReviewShortcuts(review, hasQueue);

  // After a decision, the focus moves to the next case once it is rendered.
  const drawnId = opened.data?.id;
  useEffect(() => {
    if (!goesOn.current || drawnId !== openId) return;
    title.current?.focus();
    goesOn.current = false;
  }, [drawnId, openId]);

  return (
    <div className={classes.review} data-open={openId !== null || undefined}>
      {hasQueue && (
        <QueuePane title={name} queue={review.queue} search={review.navigation.search} onFilter={review.navigation.go}>
          {children}
        </QueuePane>
      )}
      {(isWide || openId !== null) && <OpenedCase review={review} isWide={isWide} titleRef={title} />}
    </div>
  );
}
