import { connections } from '@subrosa/contract/endpoints/connections';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

/** Only for who has the case: each look is noted. */
export const reportsQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'reports', id],
    queryFn: ({ signal }) => quietClient.call(connections.readReports, { signal, params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });
