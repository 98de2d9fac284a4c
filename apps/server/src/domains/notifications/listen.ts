import { notificationsMessages } from '@subrosa/contract/notifications';
import { members, MINUTE, ownersOnly, perMember } from '../../platform/http/policy.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { listeners } from '../../platform/realtime/listener.ts';
import { readStanding } from './queries/standing.ts';

/** Said by each tab whenever it connects or is looked at again. */
const often = perMember(300, 10 * MINUTE);
const anyMember = { who: members, limit: often };

export const notificationsListeners = listeners(
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
      if (userId.toLowerCase() !== memberId) throw new Refusal('page.missing');
      // Joined first: what comes while we count is heard twice rather than never.
      await socket.join('notifications');
      const { unread, newest } = await readStanding(db, memberId);
      return { notificationCount: unread, newest };
    },

    disconnectNotifications: async (_input, _caller, _platform, socket) => {
      await socket.leave('notifications');
      return {};
    },
  },
);
