import {
  connectNotifications,
  disconnectNotifications,
  leave,
  notificationsEventOf,
  subscribeNotifications,
} from '@subrosa/contract/socket-names';
import type { QueryClient } from '@tanstack/react-query';
import { onEvent } from '../../shared/realtime/events.ts';
import { sendSocketMessage } from '../../shared/realtime/send.ts';
import { onSubscribe } from '../../shared/realtime/socket.ts';
import { useSession } from '../../shared/session/session.ts';
import { countKey, lists, type Counts } from './api/query-keys.ts';

/** Only members who have finished the welcome wizard receive notifications. */
const ownId = () => {
  const { status, account } = useSession.getState();
  return status === 'member' ? account?.id : undefined;
};

/** Keeps the count and the lists current: fetches them at every connection and focus, and receives live updates in between. */
export function followNotifications(queryClient: QueryClient): void {
  let unsubscribe = () => {};
  let newestKnown = -1;

  function count(unread: number) {
    queryClient.setQueryData<Counts>(countKey, (cached) => ({ chat: cached?.chat ?? 0, unread }));
  }

  function listenTo(userId: string) {
    unsubscribe();
    unsubscribe = onEvent(notificationsEventOf(userId), ({ notificationCount }) => {
      count(notificationCount);
      void queryClient.invalidateQueries(lists);
    });
  }

  async function subscribe() {
    const userId = ownId();
    if (!userId) return;
    listenTo(userId);
    await sendSocketMessage(connectNotifications, undefined);
    const state = await sendSocketMessage(subscribeNotifications, { userId });
    if (!state || userId !== ownId()) return;
    const before = queryClient.getQueryData<Counts>(countKey)?.unread;
    const isNew = newestKnown !== state.newest || before !== state.notificationCount;
    newestKnown = state.newest;
    count(state.notificationCount);
    if (isNew) void queryClient.invalidateQueries(lists);
  }

  onSubscribe(() => void subscribe());
  useSession.subscribe(({ status }, before) => {
    if (status === 'member' && before.status === 'pending') void subscribe();
    if (status === 'visitor') unsubscribe();
  });
}

/** Before the logout, while the socket is still authenticated. */
export async function leaveNotifications(): Promise<void> {
  const userId = ownId();
  if (!userId) return;
  await Promise.all([sendSocketMessage(leave, userId), sendSocketMessage(disconnectNotifications, undefined)]);
}
