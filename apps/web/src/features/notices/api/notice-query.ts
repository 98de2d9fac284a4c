import { notices } from '@subrosa/contract/endpoints/notices';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

export const noticeQuery = (ticket: string, secret: string) =>
  queryOptions({
    queryKey: ['notices', ticket, secret],
    queryFn: ({ signal }) => silentClient.call(notices.getNotice, { params: { ticket }, ticketSecret: secret, signal }),
  });
