import { useNavigate, useSearch } from '@tanstack/react-router';
import { parseReviewSearch, type ReviewSearch } from './review-search.ts';

export const REVIEW_PATH = '/staff/media';

/** Which case is open and what the queue shows: both are in the address. */
export function useReviewAddress() {
  const search = parseReviewSearch(useSearch({ strict: false }));
  const navigate = useNavigate();

  function go(next: ReviewSearch, how: { replace?: boolean } = {}) {
    void navigate({ to: REVIEW_PATH, search: next, replace: how.replace ?? false });
  }

  /** Opens a case, or none. */
  function open(id: string | null, how?: { replace?: boolean }) {
    const { case: _, ...others } = search;
    go(id === null ? others : { ...others, case: id }, how);
  }

  return { search, openId: search.case ?? null, go, open };
}
