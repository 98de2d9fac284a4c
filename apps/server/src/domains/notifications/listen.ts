import { notificationsMessages } from '@subrosa/contract/notifications';
import { members, MINUTE, ownersOnly, perMember } from '../../platform/http/policy.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { socketMessageHandlers } from '../../platform/realtime/message-handler.ts';
import { getUnreadState } from './queries/unread-state.ts';

/** Every tab sends these messages when it connects or becomes visible again. */
const often = perMember(300, 10 * MINUTE);
const anyMember = { who: members, limit: often };

export const notificationsListeners = socketMessageHandlers(
  notificationsMessages,
  {
    connectNotifications: anyMember,
    // Another member’s channel is rejected exactly like one that does not exist.
    subscribeNotifications: { who: ownersOnly, limit: often },
    disconnectNotifications: anyMember,
  },
  {
    connectNotifications: async () => ({}),

    subscribeNotifications: async ({ userId }, { memberId }, { db }, socket) => {
      if (userId.toLowerCase() !== memberId) throw new ApiError('resource.notFound');
      // Joins before counting: an event in between then arrives twice instead of never.
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
