import { autoreplies } from '@subrosa/contract/endpoints/autoreplies';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

export const autoReplyQuery = queryOptions({
  queryKey: ['autoreplies'],
  queryFn: ({ signal }) => quietClient.call(autoreplies.readAutoReply, { signal }),
});
