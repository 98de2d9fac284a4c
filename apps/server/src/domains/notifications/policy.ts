import type { notificationsCalls } from '@subrosa/contract/notifications';
import { members, nobody, perNetworkReading, type Limit, type Policy } from '../../platform/http/policy.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** A tab asks whenever it is looked at or hears of something. */
const looking: Limit = { points: 10_000, seconds: DAY, by: 'member', whenBlind: 'allow' };
const changing: Limit = { points: 3000, seconds: DAY, by: 'member', whenBlind: 'allow' };
const choosing: Limit = { points: 300, seconds: HOUR, by: 'member', whenBlind: 'allow' };
/** Every page that is open hears it. */
const broadcasting: Limit = { points: 6, seconds: HOUR, by: 'member', whenBlind: 'refuse' };

const look = { who: members, limit: looking };
// A number that never was is answered as one that is: nobody counts another's.
const change = { who: members, limit: changing };
const choose = { who: members, limit: choosing };

export const policy: Policy<typeof notificationsCalls> = {
  listNotifications: look,
  countUnread: look,
  readNotification: change,
  markRead: change,
  readAllNotifications: change,
  markAllRead: change,
  removeNotifications: change,
  removeNotification: change,
  readPreferences: look,
  savePreferences: choose,
  readPushKey: look,
  subscribeToPush: choose,
  unsubscribeFromPush: choose,
  broadcastTotal: { who: members, limit: broadcasting },
  // Our own mail server signs what it hands over.
  reportMail: { who: nobody, proof: 'own', limit: perNetworkReading(3000, HOUR) },
};
