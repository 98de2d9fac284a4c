import { useEffect, useRef } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { OpenedCase } from '../parts/opened-case.tsx';
import { QueuePane } from '../queue/queue-pane.tsx';
import { useReview } from '../use-review.ts';
import { useReviewShortcuts } from '../use-review-shortcuts.ts';
import classes from './review.module.css';

/** The queue, a case and the decision: side by side from 960 px; below, the queue or a case over its decision. */
export function Review() {
  const isWide = useBreakpoint() === 'desktop';
  const title = useRef<HTMLHeadingElement>(null);
  const goesOn = useRef(false);
  const review = useReview({ onNext: () => (goesOn.current = true) });
  const { openId, opened } = review;
  const hasQueue = isWide || openId === null;
  useReviewShortcuts(review, hasQueue);

  // After a decision the focus goes to the case that is next, once it is drawn.
  const drawnId = opened.data?.id;
  useEffect(() => {
    if (!goesOn.current || drawnId !== openId) return;
    title.current?.focus();
    goesOn.current = false;
  }, [drawnId, openId]);

  return (
    <div className={classes.review} data-open={openId !== null || undefined}>
      {hasQueue && <QueuePane queue={review.queue} search={review.address.search} onFilter={review.address.go} />}
      {(isWide || openId !== null) && <OpenedCase review={review} isWide={isWide} titleRef={title} />}
    </div>
  );
}
