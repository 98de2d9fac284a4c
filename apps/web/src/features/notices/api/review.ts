import { notices } from '@subrosa/contract/endpoints/notices';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';

/** Only for the staff member who is assigned the case; each access is logged. */
export const noticeCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['notices', 'review', id],
    queryFn: ({ signal }) => silentClient.call(notices.getNoticeForReview, { signal, params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });

export type ReviewedNotice = Awaited<ReturnType<NonNullable<ReturnType<typeof noticeCaseQuery>['queryFn']>>>;

/** Sets the items to which the decision applies. */
export function useSelectMedia(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mediaIds: string[]) => client.call(notices.setNoticeMedia, { params: { id }, body: { mediaIds } }),
    onSuccess: ({ media }) => queryClient.setQueryData(noticeCaseQuery(id).queryKey, (notice) => notice && { ...notice, media }),
  });
}
