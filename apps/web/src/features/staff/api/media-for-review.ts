import { media } from '@subrosa/contract/endpoints/media';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

export type ReviewedMedia = ReplyBody<typeof media.getMediaForReview>;

/** The URLs in it are valid for at least half an hour. */
const URLS_VALID_MS = 20 * 60_000;

/** Only for the staff member who is assigned the case; the server rejects others and logs each access. */
export const mediaForReviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['media', 'for-review', id],
    queryFn: ({ signal }) => silentClient.call(media.getMediaForReview, { signal, params: { id } }),
    staleTime: URLS_VALID_MS,
    refetchInterval: URLS_VALID_MS,
    // Not cached longer than it is on the screen.
    gcTime: 0,
  });
