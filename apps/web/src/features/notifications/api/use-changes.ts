import { notifications } from '@subrosa/contract/endpoints/notifications';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import { changedPages } from './cache.ts';
import { countKey, lists, type Counts } from './query-keys.ts';
import type { Notification, Page } from './notifications.ts';

const ALL = { queryKey: ['notifications'] };

/** Optimistic changes of notifications, which are rolled back when the server rejects them; a toast shows why. */
export function useNotificationActions() {
  const queryClient = useQueryClient();

  function put(change: (notification: Notification) => Notification | null) {
    queryClient.setQueriesData<InfiniteData<Page>>(lists, (cached) => cached && changedPages(cached, change));
  }

  function countDown(by: number) {
    queryClient.setQueryData<Counts>(countKey, (cached) => cached && { ...cached, unread: Math.max(0, cached.unread - by) });
  }

  /** Resolves with whether the server accepted the change. */
  async function attempt(show: () => void, request: () => Promise<Counts | boolean>): Promise<boolean> {
    await queryClient.cancelQueries(lists);
    const before = queryClient.getQueriesData(ALL);
    show();
    const result = await request().catch(() => false as const);
    if (typeof result === 'object') queryClient.setQueryData<Counts>(countKey, result);
    if (result === false) for (const [key, data] of before) queryClient.setQueryData(key, data);
    await queryClient.invalidateQueries(lists);
    return result !== false;
  }

  return {
    /** Shows no error, because the member is navigating away. */
    read: ({ id, read }: Notification) =>
      attempt(
        () => {
          put((one) => (one.id === id ? { ...one, read: true } : one));
          if (!read) countDown(1);
        },
        () => silentClient.call(notifications.markRead, { params: { id } }),
      ),
    readAll: (upTo: number) =>
      attempt(
        () => {
          put((one) => (one.id <= upTo ? { ...one, read: true } : one));
          countDown(Infinity);
        },
        () => client.call(notifications.markAllRead, { body: { upTo } }),
      ),
    remove: ({ id, read }: Notification) =>
      attempt(
        () => {
          put((one) => (one.id === id ? null : one));
          if (!read) countDown(1);
        },
        () => client.call(notifications.removeNotification, { params: { id } }),
      ),
    removeAll: (upTo: number) =>
      attempt(
        () => {
          put((one) => (one.id <= upTo ? null : one));
          countDown(Infinity);
        },
        () => client.call(notifications.removeNotifications, { query: { upTo } }),
      ),
    /** Responds to a notification with a request of another feature; this marks it as read or removes it. */
    respond: ({ id, read }: Notification, left: Partial<Notification> | null, request: () => Promise<boolean>) =>
      attempt(() => {
        put((one) => (one.id === id ? left && { ...one, ...left, read: true } : one));
        if (!read) countDown(1);
      }, request),
  };
}
