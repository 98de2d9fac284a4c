import { helpdesk } from '@subrosa/contract/endpoints/helpdesk';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { silentClient } from '../../shared/api/client.ts';

export type HelpdeskThread = ReplyBody<typeof helpdesk.getHelpdesk>;

/** The member's helpdesk conversation, newest page first. */
export const helpdeskQuery = infiniteQueryOptions({
  queryKey: ['helpdesk', 'own'],
  queryFn: ({ pageParam, signal }): Promise<HelpdeskThread> =>
    silentClient.call(helpdesk.getHelpdesk, { query: pageParam === 0 ? {} : { before: pageParam }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ more, messages }) => (more ? messages[0]?.sequence : undefined),
});
