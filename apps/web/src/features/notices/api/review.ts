import { notices } from '@subrosa/contract/endpoints/notices';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';

/** Only for who has the case: each look is noted. */
export const noticeCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['notices', 'review', id],
    queryFn: ({ signal }) => silentClient.call(notices.getNoticeForReview, { signal, params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });

export type ReviewedNotice = Awaited<ReturnType<NonNullable<ReturnType<typeof noticeCaseQuery>['queryFn']>>>;

/** Says which items the decision is about. */
export function useNameMedia(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mediaIds: string[]) => client.call(notices.setNoticeMedia, { params: { id }, body: { mediaIds } }),
    onSuccess: ({ media }) => queryClient.setQueryData(noticeCaseQuery(id).queryKey, (notice) => notice && { ...notice, media }),
  });
}
