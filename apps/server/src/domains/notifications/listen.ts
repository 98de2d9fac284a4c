import { notificationsMessages } from '@subrosa/contract/notifications';
import { members, MINUTE, ownersOnly, perMember } from '../../platform/http/policy.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { socketMessageHandlers } from '../../platform/realtime/message-handler.ts';
import { getUnreadState } from './queries/unread-state.ts';

/** Said by each tab whenever it connects or is looked at again. */
const often = perMember(300, 10 * MINUTE);
const anyMember = { who: members, limit: often };

export const notificationsListeners = socketMessageHandlers(
  notificationsMessages,
  {
    connectNotifications: anyMember,
    // Another's channel is refused exactly as nobody's.
    subscribeNotifications: { who: ownersOnly, limit: often },
    disconnectNotifications: anyMember,
  },
  {
    connectNotifications: async () => ({}),

    subscribeNotifications: async ({ userId }, { memberId }, { db }, socket) => {
      if (userId.toLowerCase() !== memberId) throw new ApiError('resource.notFound');
      // Joined first: what comes while we count is heard twice rather than never.
      await socket.join('notifications');
      const { unread, newest } = await getUnreadState(db, memberId);
      return { notificationCount: unread, newest };
    },

    disconnectNotifications: async (_input, _caller, _platform, socket) => {
      await socket.leave('notifications');
      return {};
    },
  },
);
