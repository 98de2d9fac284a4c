import { media } from '@subrosa/contract/endpoints/media';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

export type ReviewedMedia = ReplyBody<typeof media.getMediaForReview>;

/** The addresses in it work for half an hour at least. */
const URLS_VALID_MS = 20 * 60_000;

/** Only for who has its case: the service hands it to nobody else, and notes that it did. */
export const mediaForReviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['media', 'for-review', id],
    queryFn: ({ signal }) => silentClient.call(media.getMediaForReview, { signal, params: { id } }),
    staleTime: URLS_VALID_MS,
    refetchInterval: URLS_VALID_MS,
    // Not longer than it is on the screen.
    gcTime: 0,
  });
