import { connections } from '@subrosa/contract/addresses/connections';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

/** How the reader stands to a member, with the note of a request. */
export const standingQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['connections', 'standing', memberId],
    queryFn: ({ signal }) => quietClient.call(connections.readConnection, { params: { id: memberId }, signal }),
  });
