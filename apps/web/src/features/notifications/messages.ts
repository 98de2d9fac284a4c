import type { exploreMessages } from '@subrosa/contract/explore';
import type {
  notificationsEvent as notificationsEventOfContract,
  notificationsMessages,
  totalMembers as totalMembersOfContract,
} from '@subrosa/contract/notifications';

// By their names, typed as the contract has them; its schemas stay out of the browser. A test compares the names.
export const connectNotifications = { name: '/notifications/connect' } as unknown as typeof notificationsMessages.connectNotifications;
export const subscribeNotifications = {
  name: '/notifications/subscribe',
} as unknown as typeof notificationsMessages.subscribeNotifications;
export const disconnectNotifications = {
  name: '/notifications/disconnect',
} as unknown as typeof notificationsMessages.disconnectNotifications;
export const leave = { name: 'leave' } as unknown as typeof exploreMessages.leave;
export const totalMembers = { name: 'total-users-count' } as unknown as typeof totalMembersOfContract;

/** What a member is told carries their own id in its name. */
export const notificationsOf = (userId: string) => ({ name: `notifications-${userId}` }) as unknown as typeof notificationsEventOfContract;
