import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCaseQueueConfig } from './case-queues.ts';
import { parseReviewSearch, type ReviewSearch } from './review-search.ts';

/** Which case is open and what the queue shows: both are in the address. */
export function useReviewNavigation() {
  const search = parseReviewSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { path } = useCaseQueueConfig();

  function go(next: ReviewSearch, how: { replace?: boolean } = {}) {
    void navigate({ to: path, search: next, replace: how.replace ?? false });
  }

  /** Opens a case, or none. */
  function open(id: string | null, how?: { replace?: boolean }) {
    const { case: _, ...others } = search;
    go(id === null ? others : { ...others, case: id }, how);
  }

  return { search, openId: search.case ?? null, go, open };
}
