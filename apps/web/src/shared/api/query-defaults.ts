import { isPassing } from '@subrosa/contract/client/errors';

/** Twice more where trying later may help; a refusal stays one. */
export const retryTransient = (failures: number, error: Error): boolean => isPassing(error) && failures < 2;

/** How every list of the service goes on: a page brings the mark after which the next one begins. */
export const pagedDefaults = {
  initialPageParam: '',
  getNextPageParam: ({ after }: { after?: string | null | undefined }) => after,
};
