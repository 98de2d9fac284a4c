import { autoreplies } from '@subrosa/contract/endpoints/autoreplies';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

export const autoReplyQuery = queryOptions({
  queryKey: ['autoreplies'],
  queryFn: ({ signal }) => silentClient.call(autoreplies.getAutoReply, { signal }),
});
