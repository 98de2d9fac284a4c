import { connections } from '@subrosa/contract/endpoints/connections';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

/** Only for the staff member who is assigned the case; each access is logged. */
export const reportsQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'reports', id],
    queryFn: ({ signal }) => silentClient.call(connections.getMemberReports, { signal, params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });
