import { useLingui } from '@lingui/react/macro';
import type { RequestCard as Card } from '../api/feed.ts';
import { RequestCard } from './request-card.tsx';
import classes from './request-grid.module.css';
import { Skeletons } from './skeletons.tsx';

/** The number of cards in the widest row of a feed. */
const FIRST_ROW = 3;

type RequestGridProps = {
  requests: readonly Card[];
  /** In a narrow `feed` the first card spans both columns. */
  shape?: 'feed' | 'row';
  /** Whether more posts are loading. */
  isLoading?: boolean;
};

export function RequestGrid({ requests, shape = 'feed', isLoading = false }: RequestGridProps) {
  const { t } = useLingui();
  return (
    <div className={classes.frame}>
      <ul className={classes.grid} data-shape={shape} aria-label={t`Requests`} aria-busy={isLoading}>
        {requests.map((request, index) => (
          <li key={request.id}>
            <RequestCard request={request} eager={shape === 'feed' && index < FIRST_ROW} />
          </li>
        ))}
        {isLoading && <Skeletons count={FIRST_ROW} />}
      </ul>
    </div>
  );
}
