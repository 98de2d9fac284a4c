import { i18n } from '@lingui/core';
import { notifications } from '@subrosa/contract/endpoints/notifications';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pagedDefaults } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';
import type { Show } from '../search.ts';
import { countKey, listKey } from './query-keys.ts';

export type Page = ReplyBody<typeof notifications.listNotifications>;
export type Notification = Page['notifications'][number];

const filterOf = (show: Show) => {
  if (show === 'all') return {};
  return show === 'unread' ? { unread: 'true' as const } : { category: show };
};

export const listQuery = (show: Show) =>
  infiniteQueryOptions({
    queryKey: listKey(show, i18n.locale),
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      silentClient.call(notifications.listNotifications, {
        query: { ...filterOf(show), language: i18n.locale, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    ...pagedDefaults,
  });

/** The number of unread notifications; live updates keep it current. */
export const countQuery = queryOptions({
  queryKey: countKey,
  queryFn: ({ signal }) => silentClient.call(notifications.countUnread, { signal }),
  staleTime: Infinity,
});
