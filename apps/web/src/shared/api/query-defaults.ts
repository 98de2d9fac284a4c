import { isPassing } from '@subrosa/contract/client/errors';

/** Retries transient errors twice; other errors are final. */
export const retryTransient = (failures: number, error: Error): boolean => isPassing(error) && failures < 2;

/** The pagination of all lists: each page contains the cursor of the next one. */
export const pagedDefaults = {
  initialPageParam: '',
  getNextPageParam: ({ after }: { after?: string | null | undefined }) => after,
};
