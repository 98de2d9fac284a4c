import { connections } from '@subrosa/contract/endpoints/connections';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

/** The viewer's relation to a member, with the note of a request. */
export const connectionStateQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['connections', 'state', memberId],
    queryFn: ({ signal }) => silentClient.call(connections.getConnection, { params: { id: memberId }, signal }),
  });
