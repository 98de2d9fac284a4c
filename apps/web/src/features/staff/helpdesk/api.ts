import { helpdesk } from '@subrosa/contract/endpoints/helpdesk';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { pagedDefaults } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';

type Page = ReplyBody<typeof helpdesk.listHelpdesk>;
type Thread = ReplyBody<typeof helpdesk.getHelpdeskOfMember>;

export type ThreadFilter = 'waiting' | 'all';

export const everyThreadKey = ['staff', 'helpdesk'];

const POLL_MS = 30_000;

/** Helpdesk conversations: those that wait longest first, or all by their last message. */
export const threadsQuery = (show: ThreadFilter) =>
  infiniteQueryOptions({
    queryKey: [...everyThreadKey, 'list', show],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      silentClient.call(helpdesk.listHelpdesk, { query: { show, ...(pageParam && { after: pageParam }) }, signal }),
    ...pagedDefaults,
    refetchInterval: POLL_MS,
  });

/** The helpdesk conversation with one member; each access is logged. */
export const memberThreadQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...everyThreadKey, 'of', id],
    queryFn: ({ pageParam, signal }): Promise<Thread> =>
      silentClient.call(helpdesk.getHelpdeskOfMember, { params: { id }, query: pageParam === 0 ? {} : { before: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ more, messages }) => (more ? messages[0]?.sequence : undefined),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
