import { staff } from '@subrosa/contract/endpoints/staff';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { casesChanged } from '@subrosa/contract/socket-names';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { silentClient } from '../../../shared/api/client.ts';
import { onEvent } from '../../../shared/realtime/events.ts';

export type Inbox = ReplyBody<typeof staff.getInbox>;

const REFRESH_MS = 60_000;

export const inboxQuery = queryOptions({
  queryKey: ['staff', 'inbox'],
  queryFn: ({ signal }) => silentClient.call(staff.getInbox, { signal }),
  refetchInterval: REFRESH_MS,
});

/** Refetches the inbox whenever a case is added or becomes overdue. */
export function useLiveInbox(): void {
  const queryClient = useQueryClient();
  useEffect(() => onEvent(casesChanged, () => void queryClient.invalidateQueries({ queryKey: inboxQuery.queryKey })), [queryClient]);
}
