import { autoreplies } from '@subrosa/contract/addresses/autoreplies';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

export const autoReplyQuery = queryOptions({
  queryKey: ['autoreplies'],
  queryFn: ({ signal }) => quietClient.call(autoreplies.readAutoReply, { signal }),
});
