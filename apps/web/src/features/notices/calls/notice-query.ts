import { notices } from '@subrosa/contract/endpoints/notices';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

export const noticeQuery = (ticket: string, secret: string) =>
  queryOptions({
    queryKey: ['notices', ticket, secret],
    queryFn: ({ signal }) => quietClient.call(notices.readNotice, { params: { ticket }, ticketSecret: secret, signal }),
  });
