import { connections } from '@subrosa/contract/endpoints/connections';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

/** Only for who has the case: each look is noted. */
export const reportsQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'reports', id],
    queryFn: ({ signal }) => silentClient.call(connections.getMemberReports, { signal, params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });
