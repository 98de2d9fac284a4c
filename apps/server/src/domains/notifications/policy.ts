import type { notificationsRoutes } from '@subrosa/contract/notifications';
import { DAY, HOUR, members, nobody, perMember, perNetworkReading, type Policy } from '../../platform/http/policy.ts';

/** A tab asks whenever it is looked at or hears of something. */
const readLimit = perMember(10_000, DAY);
const changing = perMember(3000, DAY);
const choosing = perMember(300, HOUR);
/** Every page that is open hears it. */
const broadcasting = perMember(6, HOUR, 'refuse');

const readRule = { who: members, limit: readLimit };
// A number that never was is answered as one that is: nobody counts another's.
const change = { who: members, limit: changing };
const preferenceRule = { who: members, limit: choosing };

export const policy: Policy<typeof notificationsRoutes> = {
  listNotifications: readRule,
  countUnread: readRule,
  markReadAlias: change,
  markRead: change,
  markAllReadAlias: change,
  markAllRead: change,
  removeNotifications: change,
  removeNotification: change,
  getPreferences: readRule,
  savePreferences: preferenceRule,
  getPushKey: readRule,
  subscribeToPush: preferenceRule,
  unsubscribeFromPush: preferenceRule,
  broadcastTotal: { who: members, limit: broadcasting },
  // Our own mail server signs what it hands over.
  receiveMailFeedback: { who: nobody, proof: 'own', limit: perNetworkReading(3000, HOUR) },
};
