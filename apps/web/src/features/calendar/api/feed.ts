import { calendar } from '@subrosa/contract/endpoints/calendar';
import { queryOptions } from '@tanstack/react-query';
import { retryTransient } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';

export const feedQuery = queryOptions({
  queryKey: ['calendar', 'feed'],
  queryFn: ({ signal }) => silentClient.call(calendar.getFeed, { signal }),
  retry: retryTransient,
});
