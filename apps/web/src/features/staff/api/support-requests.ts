import { moderation } from '@subrosa/contract/endpoints/moderation';
import { support } from '@subrosa/contract/endpoints/support';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

export type SupportRequest = ReplyBody<typeof support.getSupportRequest>;
export type AppealedCase = ReplyBody<typeof moderation.getAppeal>;

const seenOnce = { staleTime: Infinity, gcTime: 0 };

/** Only for the staff member who is assigned the case; each access is logged. */
export const supportRequestQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'support-requests', id],
    queryFn: ({ signal }) => silentClient.call(support.getSupportRequest, { signal, params: { id } }),
    ...seenOnce,
  });

export const appealQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'appeals', id],
    queryFn: ({ signal }) => silentClient.call(moderation.getAppeal, { signal, params: { id } }),
    ...seenOnce,
  });
