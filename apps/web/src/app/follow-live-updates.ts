import { deployments, spotsChanged, totalMembers } from '@subrosa/contract/socket-names';
import type { QueryClient } from '@tanstack/react-query';
import { followConversations } from '../features/conversations/index.ts';
import { followNotifications, followPushPreferences } from '../features/notifications/index.ts';
import { followSubscription, spotsQuery } from '../features/subscriptions/index.ts';
import { followVerification } from '../features/verification/follow-verification.ts';
import { onEvent } from '../shared/realtime/events.ts';
import { onSubscribe } from '../shared/realtime/socket.ts';
import { requestReload } from '../shared/reload.ts';
import { configQuery } from '../shared/config.ts';

const MINUTE_MS = 60_000;
const TOTAL_MEMBERS = ['accounts', 'total'];

/**
 * Subscribes to live updates: of a new release, free spots and the member count, and of the member's own notifications, messages and plan.
 * Missed updates are fetched at every connection.
 */
export function followLiveUpdates(queryClient: QueryClient): void {
  const releaseNow = () => queryClient.getQueryData(configQuery.queryKey)?.release;

  onEvent(spotsChanged, (spots) => void queryClient.setQueryData(spotsQuery.queryKey, spots));
  onEvent(deployments, ({ release }) => {
    if (release !== releaseNow()) requestReload();
  });

  // No page shows the count yet; one that does will find the latest value.
  onEvent(totalMembers, (members) => void queryClient.setQueryData(TOTAL_MEMBERS, members));
  followNotifications(queryClient);
  followPushPreferences();
  followConversations(queryClient);
  followSubscription(queryClient);
  followVerification(queryClient);

  onSubscribe(() => {
    const before = releaseNow();
    void queryClient.refetchQueries({ queryKey: spotsQuery.queryKey, stale: true });
    queryClient
      .fetchQuery({ ...configQuery, staleTime: MINUTE_MS })
      .then(({ release }) => before !== undefined && release !== before && requestReload())
      .catch(() => undefined);
  });
}
