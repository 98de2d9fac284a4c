import { calendar } from '@subrosa/contract/endpoints/calendar';
import { queryOptions } from '@tanstack/react-query';
import { retryPassing } from '../../../shared/api/by-pages.ts';
import { quietClient } from '../../../shared/api/client.ts';

export const feedQuery = queryOptions({
  queryKey: ['calendar', 'feed'],
  queryFn: ({ signal }) => quietClient.call(calendar.readFeed, { signal }),
  retry: retryPassing,
});
